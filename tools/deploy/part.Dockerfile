# One part of the site: --build-arg PART=games --build-arg FOLDER=remotes/games
FROM node:26-slim AS build
ARG PART
ARG FOLDER
ENV npm_config_verify_deps_before_run=false
RUN npm install --global pnpm@10.34.9
WORKDIR /src
# Only common sources and the part's own, so that other parts' changes do not rebuild this image.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json tsconfig.json tsconfig.browser.json tsconfig.node.json ./
COPY types types
COPY tools tools
COPY shared shared
COPY ${FOLDER} ${FOLDER}
RUN pnpm install --frozen-lockfile
RUN pnpm build ${PART} && pnpm release --site /release publish ${PART}

# The source maps of this very build, for whoever reads stacks: docker build --target maps --output <folder>. No host gets them.
FROM scratch AS maps
COPY --from=build /release-maps /

FROM nginx:1.28-alpine
ARG PART
ENV PART=${PART} SITE=/srv/site LISTEN=80
ENV NGINX_ENVSUBST_FILTER="^(PART|SITE|LISTEN)$"
RUN rm /etc/nginx/conf.d/default.conf && mkdir -p /srv/site/${PART}
COPY tools/deploy/publish.sh /docker-entrypoint.d/40-publish.sh
COPY tools/deploy/nginx/part.conf.template /etc/nginx/templates/part.conf.template
COPY --from=build /release/${PART} /release/${PART}
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD wget -q -O /dev/null http://127.0.0.1/edge-health
