import { expect, test } from '../support/fixtures';
import { MANY_GAMES, MANY_GAMES_PATH, readTo, tasksOfFling, tasksOfPages, tilesIn } from '../support/long-list';

/** A page arrives each second at most (S9-CONST-07). */
test.setTimeout(1_200_000);

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor((1 - part) * sorted.length)] ?? 0;
const told = (tasks: readonly number[]) =>
  `longest ${tasks[0]?.toFixed(1)} ms, 99 of 100 below ${quantile(tasks, 0.99).toFixed(1)} ms, of ${tasks.length} tasks`;

test('ten thousand games, on a processor slowed four times', async ({ page, site, ops }) => {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await ops.call('POST', `/merchants/${site.code}/games`, MANY_GAMES);
  await page.goto(site.url(MANY_GAMES_PATH));
  await expect(tilesIn(page).nth(20)).toBeAttached();
  const all = MANY_GAMES.count;
  for (const place of [300, all * 0.5, all * 0.98]) {
    const most = await readTo(page, place);
    say(`${place} games: at most ${most} tiles in the document`);
    say(`  pages that arrive at the end: ${told(await tasksOfPages(page, 5))}`);
    say(`  a fling through them and back: ${told(await tasksOfFling(page, 240))}`);
  }
  say(`${all} games: at most ${await readTo(page, all)} tiles in the document`);
});
