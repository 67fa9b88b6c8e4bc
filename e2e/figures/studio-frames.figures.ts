import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { framesOf, marks } from '../support/long-tasks';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

test.setTimeout(240_000);

const ROUNDS = 3;

/** Volleys follow upon each other, and leave nothing behind where nothing was caught. */
const VOLLEYS = 12;

/** What a round needs before its button can be pressed. */
type Bet = (game: FrameLocator) => Promise<unknown>;

const nothing: Bet = async () => undefined;
const spot: Bet = (game) => game.locator('#spots button:not([disabled])').first().click();
const target: Bet = (game) => game.locator('#targets button').first().click();
const marksOfKeno: Bet = async (game) => {
  for (const place of [3, 11, 17, 25]) await game.locator('#board button').nth(place).click();
};

/** A title of each kind, what is bet in its first round, and what before each other one. */
const KINDS: readonly (readonly [kind: string, title: string, first: Bet, next: Bet])[] = [
  ['reels', 'Cherry Parade', nothing, nothing],
  ['cards', 'Speed Baccarat Blue', spot, spot],
  ['roulette', 'Speed Roulette', spot, spot],
  ['dice', 'Sic Bo Express', spot, spot],
  ['keno', 'Keno Nights', marksOfKeno, nothing],
  ['fish', 'Happy Fishing Day', target, nothing],
  ['fights', 'Arena One', spot, spot],
];

const quantile = (mostFirst: readonly number[], part: number) =>
  (mostFirst[Math.floor((1 - part) * mostFirst.length)] ?? 0).toFixed(1);

for (const [kind, title, first, next] of KINDS) {
  test(`${kind}: work of the main thread in a frame`, async ({ page, site }) => {
    await choose(page, { language: 'EN' });
    await startSignedIn(page, site, await site.member({ balance: '5000' }));
    await page.goto(site.url(`/m/gameCenter?q=${encodeURIComponent(title)}`));
    await page.getByRole('article').first().getByRole('button').first().click();
    await page.waitForURL(/\/m\/launchGame/);
    // Its studio keeps a wallet of its own.
    if (kind === 'fights') await page.getByRole('button', { name: /^Take everything along/ }).click();
    const game = page.frameLocator('iframe');
    const go = game.locator('#light');
    await expect(game.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The game has no frame');
    await frame.evaluate((name) => {
      const mark = () => {
        performance.mark(name);
        requestAnimationFrame(mark);
      };
      requestAnimationFrame(mark);
    }, marks.frame);
    let played = 0;
    for (const slower of [1, 4]) {
      const work = await framesOf(
        page,
        async () => {
          await frame.evaluate(({ from }) => performance.mark(from), marks);
          for (let round = 0; round < (kind === 'fish' ? VOLLEYS : ROUNDS); round += 1) {
            await (played === 0 ? first(game) : next(game));
            await expect(go).toBeEnabled({ timeout: 60_000 });
            const answered = page.waitForResponse((answer) => answer.url().includes('/vendor/round'));
            await go.click();
            await answered;
            played += 1;
            if (kind !== 'fish') await expect(game.locator('#history li')).toHaveCount(played, { timeout: 60_000 });
          }
          await frame.evaluate(({ to }) => performance.mark(to), marks);
        },
        slower,
      );
      process.stdout.write(
        `${kind}, processor slowed ${slower}: half below ${quantile(work, 0.5)} ms, 95 of 100 below ${quantile(work, 0.95)} ms, 99 of 100 below ${quantile(work, 0.99)} ms, of ${work.length} frames\n`,
      );
    }
  });
}
