import type { Frame, FrameLocator, Page } from '@playwright/test';
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

/** Marks each frame, in which all work of the main thread is added up. */
const markFrames = (frame: Frame | Page) =>
  frame.evaluate((name) => {
    const mark = () => {
      performance.mark(name);
      requestAnimationFrame(mark);
    };
    requestAnimationFrame(mark);
  }, marks.frame);

const tell = (what: string, slower: number, work: readonly number[]) =>
  process.stdout.write(
    `${what}, processor slowed ${slower}: half below ${quantile(work, 0.5)} ms, 95 of 100 below ${quantile(work, 0.95)} ms, 99 of 100 below ${quantile(work, 0.99)} ms, of ${work.length} frames\n`,
  );

/** A box that moves, and a button that changes a number: what no page that answers can stay below. */
const BARE = `<meta name="viewport" content="width=device-width">
  <style>b { display: block; width: 80px; height: 20px; background: red; animation: aside 1s linear infinite }
  @keyframes aside { to { transform: translateX(200px) } }</style>
  <b></b><p>0</p><button style="width: 100px; height: 50px" onclick="this.previousSibling.textContent++">More</button>`;

test('a bare page: work of the main thread in a frame', async ({ page }) => {
  await page.setContent(BARE);
  await markFrames(page);
  for (const slower of [1, 4]) {
    const work = await framesOf(
      page,
      async () => {
        await page.evaluate(({ from }) => performance.mark(from), marks);
        for (let press = 0; press < 5; press += 1) {
          await page.mouse.click(50, 90);
          await page.evaluate(() => new Promise((second) => setTimeout(second, 1000)));
        }
        await page.evaluate(({ to }) => performance.mark(to), marks);
      },
      slower,
    );
    tell('a bare page', slower, work);
  }
  await expect(page.locator('p')).toHaveText('10');
});

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
    await markFrames(frame);
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
      tell(kind, slower, work);
    }
  });
}
