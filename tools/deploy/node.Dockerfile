# What runs on Node: the platform (target platform) and the release command (target release).
FROM node:20-slim AS base
ENV npm_config_verify_deps_before_run=false
RUN npm install --global pnpm@10.34.9
WORKDIR /src
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json tsconfig.json tsconfig.node.json ./
COPY shared shared

FROM base AS platform
COPY platform platform
RUN pnpm install --frozen-lockfile
WORKDIR /src/platform
USER node
CMD ["node", "--import", "tsx", "src/main.ts"]
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"

FROM base AS release
COPY tools tools
RUN pnpm install --frozen-lockfile
ENTRYPOINT ["node", "--import", "tsx"]
CMD ["tools/src/adopt.ts", "/srv/host/site"]
