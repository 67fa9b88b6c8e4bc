import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures';
import type { Site } from './site';

/** Opens a page as a stranger does, and holds its scripts back. The answer lets them go. */
export async function openHeld(
  page: Page,
  site: Site,
  path = '/m/login',
  shown = 'form',
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(/^[^?]*\/(?:shell|account|content|games)\/[^?]*\.js$/, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: [] as string[], hasImage: false };
    Object.assign(window, { seen });
    const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    observe('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observe('largest-contentful-paint', (entry) => {
      const { element } = entry as PerformanceEntry & { element?: Element };
      // What has left its document, as the picture will, is no element any more.
      seen.largest.push(element?.closest('#app') ? 'page' : 'picture');
      seen.hasImage ||= element instanceof HTMLImageElement;
    });
  });
  await page.goto(site.at(path), { waitUntil: 'commit' });
  await expect(page.locator(`.boot-page ${shown}`)).toBeVisible();
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
    await expect(page.locator('.boot')).toHaveCount(0);
  };
}

/** Where everything stands that can be seen of a page, by its text or tag. */
export const placesIn = (page: Page, within: string) =>
  page.locator(`${within} :is(h1, p, a, button, input, label, svg)`).evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.tagName, each.textContent, ...[x, y, width, height].map((length) => Math.round(length * 4) / 4)];
    }),
  );

export const seenIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; largest: string[]; hasImage: boolean } }).seen);

/** Waits until the largest of a picture was painted: where images have priority, it is one of them. */
export async function untilPainted(page: Page): Promise<void> {
  const hasImage = (await page.locator('.boot-page img[fetchpriority="high"]').count()) > 0;
  const seen = expect.poll(async () => seenIn(page));
  await seen.toMatchObject(hasImage ? { hasImage } : { largest: expect.arrayContaining(['picture']) });
}
