import type { Page } from '@playwright/test';

/**
 * Whether a toast with this text, which stands for a second or two, has been there. To be called before what brings it about
 * and awaited afterwards: it looks at every frame, where a look now and then may come too late on a busy machine.
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
