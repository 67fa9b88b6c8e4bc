# One part of the site: --build-arg PART=games --build-arg FOLDER=remotes/games
FROM node:26-slim AS build
RUN npm install --global pnpm@10.34.9
# Said to pnpm alone: npm warns of settings that it does not know.
ENV npm_config_verify_deps_before_run=false
WORKDIR /src
# All packages come by the lock file, once for all images and until it changes: these lines are the same in node.Dockerfile.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
ARG PART
ARG FOLDER
# Only common sources and the part's own, so that other parts' changes do not rebuild this image.
COPY package.json tsconfig.base.json tsconfig.json tsconfig.browser.json tsconfig.node.json .browserslistrc ./
# Which versions of React are shared is read there.
COPY shell/package.json shell/package.json
COPY types types
COPY tools tools
COPY shared shared
COPY ${FOLDER} ${FOLDER}
RUN pnpm install --frozen-lockfile --offline
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
