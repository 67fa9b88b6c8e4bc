import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const server = Array.isArray(base.webServer) ? base.webServer[0] : base.webServer;
if (!server) throw new Error('playwright.config.ts has no server');
const running = process.env['GALLERY_BASE_URL'];

/** `pnpm gallery`: contact sheets of all screens, on a running site if one is named, else on its own. */
export default defineConfig({
  ...base,
  testDir: './gallery',
  outputDir: path.resolve(import.meta.dirname, '..', '.cache', 'gallery-run'),
  timeout: 300_000,
  reporter: [['list'], [path.join(import.meta.dirname, 'gallery', 'index-reporter.ts')]],
  use: { ...base.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'gallery', testMatch: /\.shots\.ts/ }],
  webServer: running ? [] : server,
});
