# Images that run on Node: the platform (target platform) and the release command (target release). They contain scripts and
# the platform's own packages, without compilers, package managers and development packages (docs/decisions/0021, 0091).
FROM node:26-slim AS base
RUN npm install --global pnpm@10.34.9
# Said to pnpm alone: npm warns of settings that it does not know.
ENV npm_config_verify_deps_before_run=false
WORKDIR /src
COPY pnpm-lock.yaml pnpm-workspace.yaml ./

FROM base AS packages
COPY package.json ./
COPY shared/package.json shared/package.json
COPY platform/package.json platform/package.json
RUN pnpm install --prod --frozen-lockfile --ignore-scripts --filter @foyer/platform
# Types and maps of packages are a third of them, and Node reads neither.
RUN find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' \) -delete

FROM base AS scripts
RUN pnpm fetch
COPY package.json tsconfig.base.json tsconfig.json tsconfig.browser.json tsconfig.node.json .browserslistrc ./
COPY shared shared
COPY platform platform
COPY tools tools
COPY desk desk
RUN pnpm install --frozen-lockfile --offline --filter foyer --filter @foyer/tools... --filter @foyer/platform... --filter @foyer/desk...
RUN node --import tsx tools/src/servers.ts /out

FROM node:26-slim AS bare
# Removes the base image's package managers, and the headers that compilers of native packages read.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn* \
      /usr/local/include /usr/local/share/doc /usr/local/share/man \
  && dpkg --purge --force-all apt $(dpkg-query --show --showformat '${Package} ' 'libapt-pkg*')

# A layer keeps what a later one removes, so what is left is copied into one layer of its own.
FROM scratch AS shipped
COPY --from=bare / /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production NODE_OPTIONS=--enable-source-maps

FROM shipped AS platform
COPY --from=packages /src/node_modules /srv/node_modules
COPY --from=packages /src/platform/node_modules /srv/platform/node_modules
COPY --from=scripts /out/platform /srv/platform
# Places of the embedded database and of signed documents that were taken up. A volume mounted here inherits the folder's owner.
RUN mkdir -p /srv/data /srv/taken-up && chown node /srv/data /srv/taken-up
WORKDIR /srv/platform
USER node
CMD ["node", "build/server/main.js"]
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"

FROM shipped AS release
COPY --from=scripts /out/shared /srv/release/shared
COPY --from=scripts /out/tools /srv/release/tools
WORKDIR /srv/release/tools/build
# The folder of the host is the site in it.
ENV DATA_DIR=/srv/host
ENTRYPOINT ["node", "adopt.js"]
