import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What moves for a moment has arrived: colours on the way from one to the other are no colours of the page. */
async function standsStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      // Without those that go on for ever or for seconds: lanterns that sway, banners that pass.
      return running.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000).length;
    });
  await expect.poll(moving, { message: 'something moves' }).toBe(0);
}

/**
 * Nothing on the page as it stands keeps anyone out, says axe.
 *
 * @param apart a selector of what is not ours to judge
 */
export async function seesNoBarrier(page: Page, apart?: string): Promise<void> {
  await standsStill(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (apart === undefined ? axe : axe.exclude(apart)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}
