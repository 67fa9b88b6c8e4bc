import { test } from '../support/fixtures';
import { type Press, pressesOf, watchPresses } from '../support/presses';
import { ELSEWHERE } from '../support/presses-elsewhere';
import { IN_GAMES } from '../support/presses-in-games';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

test.setTimeout(600_000);
test.use({ actionTimeout: 20_000 });

const all: Press[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);
const at = (sorted: readonly number[], part: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(0);

/** One line: how many, and half, 98 of 100 and the most of them, in work and by the clock. */
function tell(kind: string, presses: readonly Press[]): void {
  const [work, wall] = (['work', 'wall'] as const).map((of) =>
    presses.map((press) => press[of]).sort((one, other) => one - other),
  );
  const figures = (sorted: readonly number[] = []) => `${at(sorted, 0.5)} | ${at(sorted, 0.98)} | ${at(sorted, 1)}`;
  say(
    `| ${kind} | ${presses.length} | ${figures(work)} | ${figures(wall)} | ${presses.filter(({ quiet }) => quiet).length} |`,
  );
}

for (const { kind, type, at: path, goes } of [...IN_GAMES, ...ELSEWHERE]) {
  test(kind, async ({ page, site }) => {
    await choose(page, { language: 'EN' });
    // A merchant opens its agents' reports one by one.
    await site.set({ agentMenu: { teamOverview: true } });
    await watchPresses(page);
    if (type !== undefined)
      await startSignedIn(page, site, await site.member({ type, balance: '5000', toUpline: true }));
    await page.goto(site.at(path));
    await page.locator('main [data-part]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { presses, tasks } = await pressesOf(page, kind, (press) => goes(page, press));
    all.push(...presses);
    for (const each of new Set(presses.map(({ kind: of }) => of)))
      tell(
        each,
        presses.filter(({ kind: of }) => of === each),
      );
    say(
      `  longest tasks: ${tasks
        .slice(0, 6)
        .map((ms) => ms.toFixed(0))
        .join(', ')} ms`,
    );
    for (const { kind: of, name, work, wall } of [...presses].sort((one, other) => other.work - one.work).slice(0, 3))
      say(`  ${of} “${name}”: ${work.toFixed(0)} ms of work, ${wall.toFixed(0)} by the clock`);
  });
}

test.afterAll(() => tell('all', all));
