import { type Browser, chromium, expect, type Page } from '@playwright/test';

/** A phone that nobody has used for the site yet, in Thai. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'th-TH' });
  return context.newPage();
}

/** Opens the page of a remote at an address, and hands it on once it stands there with its texts. */
export async function withPage<T>(
  address: string,
  { remote, version, text }: { remote: string; version?: string; text: string },
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await phone(browser);
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(String(error)));
    await page.goto(`${address}/m/${remote}`);
    const part = page.locator(`[data-part="${remote}/${remote}"]`);
    await expect(part).toBeVisible({ timeout: 60_000 });
    if (version !== undefined) await expect(part).toHaveAttribute('data-version', version);
    await expect(part.getByText(text)).toBeVisible({ timeout: 60_000 });
    const done = await act(page);
    expect(wrong).toEqual([]);
    return done;
  } finally {
    await browser.close();
  }
}

/** Waits for a text that was saved meanwhile, in the page as it is. */
export async function seesSaved(page: Page, remote: string, text: string): Promise<void> {
  await expect(page.locator(`[data-part="${remote}/${remote}"]`).getByText(text)).toBeVisible({ timeout: 120_000 });
}
