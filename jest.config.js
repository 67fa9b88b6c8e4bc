// Two projects: browser code (in jsdom) and server code (in Node).
const transform = {
  '/node_modules/react/cjs/.*\\.development\\.js$': '<rootDir>/jest/no-owner-stacks.cjs',
  '^.+\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};
const common = {
  rootDir: import.meta.dirname ?? process.cwd(),
  transform,
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(ky|pixelmatch|swiper|d3-[\\w-]+|internmap|i18next|react-i18next|@rc-component|@sinclair|proper-lockfile|@electric-sql|@fastify|cookie|content-disposition|jose|qr|react)[@+])',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/jest/empty.cjs',
    // Its exports need a condition that this environment cannot set.
    '^@foyer/shared/shell$': '<rootDir>/shared/src/shell/index.ts',
    '^@foyer/shared/shell/keys$': '<rootDir>/shared/src/storage/keys.ts',
  },
  extensionsToTreatAsEsm: [],
  // Contains copies of packages that `pnpm bench` makes.
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/'],
};

export default {
  testSequencer: '<rootDir>/jest/longest-first.cjs',
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/jest/browser-environment.cjs',
      testMatch: [
        '<rootDir>/{shared,shell,remotes,desk}/**/*.test.{ts,tsx}',
        '<rootDir>/platform/src/studio/page/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/jest/browser.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/jest/node-environment.cjs',
      testMatch: ['<rootDir>/{platform,tools}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/platform/src/studio/page/'],
      globalSetup: '<rootDir>/jest/node-once.ts',
      globalTeardown: '<rootDir>/jest/node-after.ts',
      setupFilesAfterEnv: ['<rootDir>/jest/node.ts'],
    },
  ],
};
