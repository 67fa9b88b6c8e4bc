import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { marks, tasksOf } from './long-tasks';

/** Ten thousand games of one merchant, in one category. */
export const MANY_GAMES = { gameType: 'SLOTS', vassalage: 'JL', count: 10_000, name: 'Lantern' };
export const MANY_GAMES_PATH = '/m/slotsCenter?order=az';

export const tilesIn = (page: Page) => page.locator('[data-part="games/slots-center"]').getByRole('article');

const last = async (page: Page): Promise<{ place: number; count: number }> => {
  const tiles = tilesIn(page);
  const row = tiles.last().locator('..');
  return { place: Number(await row.getAttribute('aria-posinset')), count: await tiles.count() };
};

/**
 * Goes to the end of the list again and again, as its pages arrive, until a game of that place is in the document.
 *
 * @returns the most tiles that the document held
 */
export async function readTo(page: Page, place: number): Promise<number> {
  let most = 0;
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const now = await last(page);
    most = Math.max(most, now.count);
    expect(now.place, 'the last game in the document').toBeGreaterThanOrEqual(place);
  }).toPass({ intervals: [100], timeout: place * 500 });
  return most;
}

/** The tasks of a fling through the list and back, 90 px in each frame, in ms on a cheap phone, the longest first. */
export const tasksOfFling = (page: Page, frames: number): Promise<number[]> =>
  tasksOf(page, () =>
    page.evaluate(
      async ([{ from, to }, count]) => {
        performance.mark(from);
        for (let frame = 0; frame < count; frame += 1) {
          scrollBy({ top: frame < count / 2 ? -90 : 90, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
        performance.mark(to);
      },
      [marks, frames] as const,
    ),
  );

/** The tasks of some seconds at the end of the list, in which pages arrive, as `tasksOfFling` gives them. */
export const tasksOfPages = (page: Page, seconds: number): Promise<number[]> =>
  tasksOf(page, () =>
    page.evaluate(
      async ([{ from, to }, ms]) => {
        performance.mark(from);
        for (const begun = performance.now(); performance.now() < begun + ms; ) {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
        performance.mark(to);
      },
      [marks, seconds * 1000] as const,
    ),
  );
