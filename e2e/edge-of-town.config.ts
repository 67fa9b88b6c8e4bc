import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { freePort } from './support/free-port';

process.env['EDGE_PORT'] ??= freePort();

/** `pnpm edge-of-town`: the site over 3G at the edge of town, whose connection goes in the middle of what a member does. */
export default defineConfig({
  ...base,
  testDir: './edge-of-town',
  outputDir: path.resolve(import.meta.dirname, '..', '.cache', 'edge-of-town'),
  reporter: [['list']],
  // One line, one browser.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 90_000 },
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        `--host-resolver-rules=MAP *.localhost 127.0.0.1:${process.env['EDGE_PORT']}`,
      ],
    },
  },
  projects: [{ name: 'edge of town', testMatch: /\.edge\.ts/ }],
});
