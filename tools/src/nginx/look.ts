import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** This machine's Chromium, or Playwright's. @throws with how to install it */
export function chromiumPath(): string {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = [...places, chromium.executablePath()].find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error('No Chromium here: install it (apt-get install chromium) or set CHROMIUM_PATH');
}

interface Seen {
  /** Console errors and warnings, uncaught errors, failed requests. */
  readonly troubles: readonly string[];
  readonly parts: readonly string[];
}

/** Opens a page as a phone and waits until these parts (`games/home-games`) are visible. */
export async function look(address: string, parts: readonly string[]): Promise<Seen> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 }, locale: 'th-TH' });
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('requestfailed', (request) => troubles.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
    await page.goto(address);
    for (const part of parts) await page.locator(`[data-part="${part}"]`).first().waitFor({ timeout: 30_000 });
    await page.getByRole('contentinfo').or(page.getByRole('navigation')).first().waitFor({ timeout: 30_000 });
    return {
      troubles,
      parts: await page
        .locator('[data-part]')
        .evaluateAll((found) => found.map((each) => each.getAttribute('data-part') ?? '')),
    };
  } finally {
    await browser.close();
  }
}
