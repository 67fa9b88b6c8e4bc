import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const [setup] = base.projects ?? [];
const server = Array.isArray(base.webServer) ? base.webServer[0] : base.webServer;
if (!setup || !server) throw new Error('playwright.config.ts has no server or no second releases');

/** The whole table of faults: every remote, file, fault and mode. `--grep "games entry"` runs a part of it. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '..', '.cache', 'faults'),
  timeout: 90_000,
  // A retry would hide the first outcome of a case.
  retries: 0,
  reporter: [['dot'], [path.join(import.meta.dirname, 'faults', 'table-reporter.ts')]],
  // Traces slow down what is measured.
  use: { ...base.use, trace: 'off' },
  projects: [setup, { name: 'faults', testMatch: /faults\/.*\.faults\.ts/, dependencies: [setup.name ?? ''] }],
  // Shorter time-outs: two tries of a hanging file and the fallback fit into six seconds.
  webServer: { ...server, env: { ...server.env, LOAD_TIMEOUT: '1500' } },
});
