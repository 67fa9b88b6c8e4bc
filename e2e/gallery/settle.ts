import { expect, type Page } from '@playwright/test';

/** Waits until requests, pictures, fonts and short animations have finished. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('#app :is([data-part], h1)').first()).toBeAttached();
  const unsettled = () =>
    page.evaluate(() => {
      const inWindow = (element: Element) => {
        const { top, right, bottom, left, height } = element.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      };
      const moving = document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000;
      });
      const busy = [...document.querySelectorAll('#main [aria-busy="true"]')].filter(inWindow);
      const coming = [...document.images].filter((image) => inWindow(image) && !image.complete);
      return moving.length + busy.length + coming.length + (document.fonts.status === 'loaded' ? 0 : 1);
    });
  await expect.poll(unsettled, { message: 'something is on its way' }).toBe(0);
}
