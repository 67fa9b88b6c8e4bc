import { HOME_ADDRESSES } from '@foyer/shared/paths';
import { expect, type Page } from '@playwright/test';
import { goTo } from './crawl-notes';

/** Opens an address in the same document, as a link does, and waits until nothing in view loads any more. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(goTo, path);
  await expect(page.locator('[data-page]'), path).toBeVisible();
  await page.waitForFunction((homes) => {
    // The page before stands until the next one is there.
    const shown = document.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
    if (shown !== (homes.includes(location.pathname) ? 'home' : location.pathname)) return false;
    const main = document.querySelector('main');
    const busy = [...(main?.querySelectorAll('[aria-busy="true"]') ?? [])];
    const inView = busy.filter((element) => element.getBoundingClientRect().top < innerHeight);
    return (main?.textContent?.trim() ?? '') !== '' && inView.length === 0;
  }, HOME_ADDRESSES);
}
