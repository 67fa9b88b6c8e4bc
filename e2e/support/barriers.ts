import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for the end of short animations, whose intermediate colours would be judged. */
async function standsStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      // Without animations that are endless or take seconds, such as swaying lanterns and banners.
      return running.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000).length;
    });
  await expect.poll(moving, { message: 'something moves' }).toBe(0);
}

/**
 * Expects axe to find no barrier on the page as it stands.
 * @param apart selector of elements to leave out
 */
export async function seesNoBarrier(page: Page, apart?: string): Promise<void> {
  await standsStill(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (apart === undefined ? axe : axe.exclude(apart)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
