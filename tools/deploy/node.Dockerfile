# Images that run on Node: the platform (target platform) and the release command (target release). They contain scripts and
# the platform's own packages, without compilers, package manager and development packages (docs/decisions/0021).
FROM node:26-slim AS base
ENV npm_config_verify_deps_before_run=false
RUN npm install --global pnpm@10.34.9
WORKDIR /src
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared/package.json shared/package.json
COPY platform/package.json platform/package.json

FROM base AS packages
RUN pnpm install --prod --frozen-lockfile --ignore-scripts --filter @foyer/platform

FROM base AS scripts
COPY tsconfig.base.json tsconfig.json tsconfig.node.json ./
COPY shared shared
COPY platform platform
COPY tools tools
COPY desk desk
COPY .browserslistrc ./
RUN pnpm install --frozen-lockfile --filter foyer --filter @foyer/tools... --filter @foyer/platform... --filter @foyer/desk...
RUN node --import tsx tools/src/servers.ts /out

FROM node:26-slim AS shipped
# Removes the base image's package managers.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn*
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps

FROM shipped AS platform
COPY --from=packages /src/node_modules /srv/node_modules
COPY --from=packages /src/platform/node_modules /srv/platform/node_modules
COPY --from=scripts /out/platform /srv/platform
# Place of the embedded database. The folder's owner is inherited by a volume mounted here.
RUN mkdir -p /srv/data && chown node /srv/data
WORKDIR /srv/platform
USER node
CMD ["node", "build/server/main.js"]
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"

FROM shipped AS release
COPY --from=scripts /out/shared /srv/release/shared
COPY --from=scripts /out/tools /srv/release/tools
WORKDIR /srv/release/tools/build
ENTRYPOINT ["node"]
CMD ["adopt.js", "/srv/host/site"]
