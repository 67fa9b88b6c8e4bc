import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Remotes that the bundlers of other teams build, in the running site. `pnpm bundlers` installs those first. */
export default defineConfig({
  ...base,
  outputDir: path.resolve(import.meta.dirname, '..', '.cache', 'bundlers'),
  projects: [{ name: 'bundlers', testDir: './bundlers', testMatch: /\.bundlers\.ts/ }],
});
