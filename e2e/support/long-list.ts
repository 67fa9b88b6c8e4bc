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

/** What a fling did to the rows of a list. */
export interface Rows {
  /** Most tiles that entered the document at once. */
  readonly most: number;
  /** Tiles that stood elsewhere while others came and went, if only by a part of a pixel: those are painted anew. */
  readonly moved: number;
  /** Tiles that were seen in all. */
  readonly seen: number;
}

/** Flings through the list and back, 90 px in each frame, then goes to its end until a page arrives, and watches its rows. */
export const rowsOfFling = (page: Page, frames: number): Promise<Rows> =>
  tilesIn(page)
    .first()
    .locator('xpath=ancestor::ul[1]')
    .evaluate(async (list, count) => {
      let most = 0;
      const [tops, moved] = [new Map<string | null, number>(), new Set<string | null>()];
      const look = () => {
        for (const row of list.children) {
          const [place, top] = [row.getAttribute('aria-posinset'), row.getBoundingClientRect().top + scrollY];
          if ((tops.get(place) ?? top) !== top) moved.add(place);
          tops.set(place, top);
        }
      };
      const watcher = new MutationObserver((changes) => {
        most = Math.max(
          most,
          changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0),
        );
      });
      watcher.observe(list, { childList: true });
      for (let frame = 0; frame < count; frame += 1) {
        scrollBy({ top: frame < count / 2 ? -90 : 90, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        look();
      }
      const size = () => list.lastElementChild?.getAttribute('aria-setsize');
      for (const before = size(); size() === before; look()) {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      watcher.disconnect();
      return { most, moved: moved.size, seen: tops.size };
    }, frames);

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
