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

/** Changes the theme as the settings do, and gives the one before. */
const takeTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((next) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'] ?? 'dark';
    dataset['theme'] = next;
    return before;
  }, theme);

/** The rules of axe whose result depends on colours, which are all that a theme changes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Says nothing anew: for a page that has axe already. */
const THERE = ';';

/**
 * Expects axe to find no barrier on the page as it stands, in either theme.
 * @param apart selector of elements to leave out
 */
export async function seesNoBarrier(page: Page, apart?: string): Promise<void> {
  const first = await takeTheme(page, 'dark');
  // A page without frames is judged inside of itself. Frames of other origins are put together in a page beside it, which costs as much again.
  const isOne = page.frames().length === 1 || apart === 'iframe';
  for (const theme of ['dark', 'light']) {
    await takeTheme(page, theme);
    await standsStill(page);
    const axe = new AxeBuilder({ page, ...(isOne && theme === 'light' ? { axeSource: THERE } : {}) });
    const options: Parameters<typeof axe.options>[0] = { resultTypes: ['violations'] };
    if (theme === 'light') options.runOnly = { type: 'rule', values: OF_COLOURS };
    axe.options(options).setLegacyMode(isOne);
    if (apart !== undefined) axe.exclude(apart);
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
      theme,
    ).toEqual([]);
  }
  await takeTheme(page, first);
}
