import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium';
import { freePort } from './support/free-port';
import { ALONE, PUBLIC } from './support/kinds';

const root = path.resolve(import.meta.dirname, '..');

process.env['E2E_PORT'] ??= freePort();
process.env['E2E_OPS_LISTEN'] ??= `127.0.0.1:${freePort()}`;
process.env['E2E_DATA'] ??= path.join(root, '.cache', 'e2e', String(process.pid));
process.env['OPS_KEY'] ??= 'e2e-operations';
const port = process.env['E2E_PORT'];
const foreign = Boolean(process.env['E2E_BASE_URL']);
/** A site that runs elsewhere, behind E2E_PORT. */
const elsewhere = Boolean(process.env['E2E_ELSEWHERE']);

export default defineConfig({
  testDir: './specs',
  outputDir: path.join(root, '.cache', 'playwright'),
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time is a bug of the site or the test.
  retries: 0,
  forbidOnly: true,
  // Upper limits for a busy machine; a passing test waits for none of them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [path.join(import.meta.dirname, 'support', 'proofs-reporter.ts')],
    [path.join(import.meta.dirname, 'support', 'bundle-reporter.ts')],
  ],
  use: {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1,
    // A service worker would hide what a page fetches. Its own suite allows it.
    serviceWorkers: 'block',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A site of others is there already, and only tests that need no key of it run (decision 89).
  projects: foreign
    ? [{ name: 'public', testMatch: /\.spec\.ts/, grep: new RegExp(PUBLIC) }]
    : [
        { name: 'second releases', testMatch: /second-releases\.setup\.ts/ },
        { name: 'site', testMatch: /\.spec\.ts/, grepInvert: new RegExp(ALONE), dependencies: ['second releases'] },
        { name: 'alone', testMatch: /\.spec\.ts/, grep: new RegExp(ALONE), workers: 1, dependencies: ['site'] },
      ],
  ...(foreign || elsewhere
    ? {}
    : {
        webServer: {
          // The normal command, with a port and data folder of its own.
          command: 'npx -y pnpm@10 start',
          cwd: root,
          url: `http://127.0.0.1:${port}/healthz`,
          // A running site on E2E_PORT is used: see docs/guides/qa.md. On a port chosen here there is none.
          reuseExistingServer: true,
          timeout: 600_000,
          stdout: 'ignore',
          stderr: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
          env: {
            PORT: port,
            DATA_DIR: process.env['E2E_DATA'],
            OPS_KEY: process.env['OPS_KEY'],
            // Tests use operations on the site's port, and the operators' desk on the listener that it has for itself.
            OPS_LISTEN: process.env['E2E_OPS_LISTEN'],
            // Tests look at the demonstration's home and make members, money, times and faults.
            DEMO: '1',
            TEST_SWITCHES: '1',
            // Long enough for a busy machine, short enough for tests with hanging files.
            LOAD_TIMEOUT: '7000',
            START_UP_TIMEOUT: '7000',
            LOG_LEVEL: 'error',
          },
        },
      }),
});
