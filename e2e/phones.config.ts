import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { phones } from './phones/phones';
import base from './playwright.config';

/** One journey in the browsers that members have, on a site of its own: `pnpm webkit`, `pnpm firefox`, `pnpm old-chromium`. */
export default defineConfig({
  ...base,
  testDir: './phones',
  outputDir: path.resolve(import.meta.dirname, '..', '.cache', 'phones-run'),
  reporter: [['list']],
  timeout: 400_000,
  // Each has a browser of its own.
  workers: 1,
  projects: Object.keys(phones).map((name) => ({
    name,
    // Only Safari's engine may call itself an iPhone.
    testMatch: name === 'webkit' ? /\.phones\.ts/ : /journey\.phones\.ts/,
  })),
});
