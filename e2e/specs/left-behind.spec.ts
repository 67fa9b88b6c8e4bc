import { expect, test } from '../support/fixtures';
import { changeTo, type Held, heldBy, watchTimers } from '../support/left-behind';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

/** Pages of four parts, of which each has timers, listeners or charts of its own. */
const PAGES = ['/m/gameList?gameType=RNG', '/m/lottery', '/m/gameRecord', '/m/activity', '/m/set'] as const;

/** How often all pages are gone through while it is counted; twice before that. */
const ROUNDS = 6;

test('pages that come and go leave no listener, timer, container or node behind', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await watchTimers(page);
  // Nothing is loaded then that no page asked for, whose listeners would come when the browser is idle.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/set'));
  const go = async (rounds: number): Promise<Held> => {
    for (let round = 0; round < rounds; round += 1) for (const path of PAGES) await changeTo(page, path);
    return heldBy(page);
  };
  const before = await go(2);
  const after = await go(ROUNDS);
  const changes = ROUNDS * PAGES.length;
  // What a page leaves each time that it goes is left in each round.
  const few = ROUNDS / 2;
  expect(after.listeners - before.listeners, `listeners after ${changes} changes`).toBeLessThan(few);
  expect(after.timers.length - before.timers.length, `timers: ${after.timers.join(', ')}`).toBeLessThan(few);
  expect(after.containers - before.containers, 'elements at the top of the document').toBeLessThan(few);
  // The page before may still be held, once.
  expect(after.nodes - before.nodes, `nodes after ${changes} changes`).toBeLessThan(20 * ROUNDS);
  expect(after.heap - before.heap, `bytes after ${changes} changes`).toBeLessThan(5_000_000);
});
