import type { Page } from '@playwright/test';

/**
 * Whether a toast with this text appears. Call it before the action and await it afterwards: it checks every frame, because a
 * toast may stand for only a second.
 */
export async function seen(page: Page, text: string): Promise<boolean> {
  const found = await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-toast]')].some(
        (toast) => toast.checkVisibility() && toast.textContent.includes(wanted),
      ),
    text,
    { polling: 'raf', timeout: 20_000 },
  );
  return found.jsonValue();
}
