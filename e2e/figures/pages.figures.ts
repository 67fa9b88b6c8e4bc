import { expect, test } from '../support/fixtures';
import { isFor } from '../support/is-for';
import { changeTo, type Held, heldBy, watchTimers } from '../support/left-behind';
import { screens } from '../support/screens';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

test.setTimeout(1_200_000);

const CHANGES = 300;

/** Pages of the shell, entrances, and those that lead somewhere else at once. */
const NO_PART = /launchGame|home|login|forget|register|trail|nowhere|maintenance|ipRestrict|serviceError|upLine/;

for (const [who, type] of [
  ['a member', 0],
  ['an agent', 1],
] as const) {
  test(`what ${CHANGES} changes of page leave behind, as ${who}`, async ({ page, site }) => {
    await choose(page, { language: 'EN' });
    await watchTimers(page);
    await startSignedIn(page, site, await site.member({ type, balance: '5000' }));
    const paths = Object.values(screens).flatMap(({ path, on }) =>
      on === undefined && isFor(path, type) ? [path] : [],
    );
    const ours = [...new Set(paths)].filter((path) => !NO_PART.test(path));
    await page.goto(site.at('/m/mine'));
    const say = (at: number, { heap, nodes, listeners, timers, containers }: Held) =>
      process.stdout.write(
        `| ${who} | ${at} | ${(heap / 1e6).toFixed(2)} | ${nodes} | ${listeners} | ${timers.length} (${timers.join(', ')}) | ${containers} |\n`,
      );
    let changes = 0;
    const round = async (most: number) => {
      for (const path of ours.slice(0, most)) {
        await changeTo(page, path);
        changes += 1;
      }
      await changeTo(page, '/m/set');
    };
    await round(ours.length);
    await round(ours.length);
    changes = 0;
    const before = await heldBy(page);
    say(0, before);
    while (changes < CHANGES) {
      await round(CHANGES - changes);
      say(changes, await heldBy(page));
    }
    expect((await heldBy(page)).heap - before.heap).toBeLessThan(5e6);
  });
}
