import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * This machine's Chromium: CHROMIUM_PATH, the system's, or Playwright's. Throws with how to install it. The one without a user
 * interface comes first: it has the same engine, and a test takes two thirds of the time (decision 48).
 */
export function chromiumPath(): string {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = [...places, chromium.executablePath()].find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error(
    'No Chromium here: install it (apt-get install chromium-headless-shell, or npx playwright install chromium) or set CHROMIUM_PATH',
  );
}
