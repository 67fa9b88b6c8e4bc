import { expect, type Page } from '@playwright/test';

/** What a browser's storage can suffer before a document starts, or during a visit. */
export type Damage = 'half' | 'shape' | 'quota' | 'denied' | 'cleared';

/** Damages the storage of every document of this tab from now on, as the name of its window says. */
export const damageByName = (page: Page) =>
  page.addInitScript(() => {
    if (window.top !== window) return;
    const areas = ['localStorage', 'sessionStorage'] as const;
    const refuse = (name: string) => () => {
      throw new DOMException('refused', name);
    };
    // The test's own mark stays, and the session of the tab has a damage of its own.
    const spoil = (make: (text: string) => string, also: string[] = []) => {
      for (const area of areas)
        for (const [key, text] of Object.entries(window[area]))
          if (!['e2e.entered', 'MC_SESSION_INFO', 'language'].includes(key) || also.includes(key))
            window[area].setItem(key, make(text));
    };
    const half = (text: string) => text.slice(0, text.length / 2);
    const odd = (text: string) =>
      text.startsWith('{"shape":') ? text.replace(/"value":.*$/, '"value":{"any":[{}]}}') : '{"any":[{}]}';
    if (window.name === 'half') spoil(half);
    if (window.name === 'no session') spoil(half, ['MC_SESSION_INFO', 'language']);
    if (window.name === 'shape') spoil(odd);
    if (window.name === 'quota') {
      localStorage.clear();
      Storage.prototype.setItem = refuse('QuotaExceededError');
    }
    if (window.name === 'denied')
      for (const area of areas) Object.defineProperty(window, area, { get: refuse('SecurityError') });
  });

/** Opens an address in the same document, as a link does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await works(page, path);
}

/** Waits until a page has content and nothing that is in view loads any more. What is out of view may wait for its turn. */
export async function stands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const busy = [...(main?.querySelectorAll('[aria-busy="true"]') ?? [])];
    const inView = busy.filter((element) => element.getBoundingClientRect().top < innerHeight);
    return (main?.textContent?.trim() ?? '') !== '' && inView.length === 0;
  });
}

/** Waits until the page of an address stands, and nothing of it failed. */
export async function works(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, 'http://any');
  const name = pathname === '/m/home' ? 'home' : pathname;
  await expect(page.locator(`[data-page="${name}"]`), path).toBeVisible();
  await stands(page);
  await expect(page.locator('main').getByRole('alert'), `${path} fails`).toHaveCount(0);
}
