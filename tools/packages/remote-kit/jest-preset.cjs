// Tests of a remote in a browser without a screen, as the remotes of the site have them.
/** Packages that are published as modules alone. */
const MODULES =
  '@foyer|ky|swiper|d3-[\\w-]+|internmap|i18next|react-i18next|@rc-component|@sinclair|react|qr|@tanstack|ret';

module.exports = {
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.[mc]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Where pnpm has installed them, the name of a package is that of a folder in `.pnpm`, too.
  transformIgnorePatterns: [
    `/node_modules/(?!\\.pnpm/)(?!(${MODULES})/)`,
    `/node_modules/\\.pnpm/(?!(${MODULES.replaceAll('/', '\\+')})[@+])`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.css$': require.resolve('./jest/empty.cjs'),
  },
  setupFilesAfterEnv: [require.resolve('./jest/setup.cjs')],
};
