import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** This machine's Chromium: CHROMIUM_PATH, the system's, or Playwright's. Throws with how to install it. */
export function chromiumPath(): string {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = [...places, chromium.executablePath()].find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error(
    'No Chromium here: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH',
  );
}
