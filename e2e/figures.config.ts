import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `pnpm bench:list`, `bench:studio`, `bench:presses` and `bench:pages`: figures that take too long for a test, on a site of their own. */
export default defineConfig({
  ...base,
  testDir: './figures',
  outputDir: path.resolve(import.meta.dirname, '..', '.cache', 'figures'),
  retries: 0,
  // One measures beside nothing else.
  workers: 1,
  reporter: [['list']],
  use: { ...base.use, trace: 'off' },
  projects: [{ name: 'figures', testMatch: /\.figures\.ts/ }],
});
