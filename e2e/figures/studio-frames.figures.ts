import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { framesOf, marks } from '../support/long-tasks';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

test.setTimeout(240_000);

const ROUNDS = 3;

/** Volleys follow upon each other, and leave nothing behind where nothing was caught. */
const VOLLEYS = 12;

/** How long one looks at what came out before one presses again, in ms. */
const LOOK_MS = 500;

/** How long a finger stays down, in ms. A tap without that has the work of going down and of lifting in one frame, which no finger does. */
const DOWN_MS = 80;

const SPOT = '#spots button >> nth=0';
const MARKS = [3, 11, 17, 25].map((place) => `#board button >> nth=${place}`);

/** A title of each kind, what is pressed in its first round before its button, and what in each other one. */
const KINDS: readonly (readonly [kind: string, title: string, first: readonly string[], next: readonly string[]])[] = [
  ['reels', 'Cherry Parade', [], []],
  ['cards', 'Speed Baccarat Blue', [SPOT], [SPOT]],
  ['roulette', 'Speed Roulette', [SPOT], [SPOT]],
  ['dice', 'Sic Bo Express', [SPOT], [SPOT]],
  ['keno', 'Keno Nights', MARKS, []],
  ['fish', 'Happy Fishing Day', ['#targets button >> nth=0'], []],
  ['fights', 'Arena One', [SPOT], [SPOT]],
  ['crash', 'Comet Crash', [], []],
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

/** A finger that presses at a place of the window. */
async function fingerOn(page: Page): Promise<(x: number, y: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (x, y) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(DOWN_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Where the middle of each of these is in the window, so that a touch needs no reading of the page. */
async function placesOf(frame: Frame, all: readonly string[]): Promise<ReadonlyMap<string, readonly [number, number]>> {
  const places = new Map<string, readonly [number, number]>();
  for (const each of all) {
    const box = await frame.locator(each).boundingBox();
    if (box === null) throw new Error(`Nothing is to be pressed: ${each}`);
    places.set(each, [box.x + box.width / 2, box.y + box.height / 2]);
  }
  return places;
}

/** Waits until so many rounds were shown and the next one may be begun; looks once a frame, and lays nothing out. */
const untilShown = (frame: Frame, rounds: number) =>
  frame.evaluate(
    (count) =>
      new Promise<void>((shown) => {
        const look = () => {
          const light = document.getElementById('light');
          const isReady = light?.getAttribute('aria-disabled') !== 'true' && !light?.matches(':disabled');
          if (isReady && document.getElementById('history')?.children.length === count) shown();
          else requestAnimationFrame(look);
        };
        look();
      }),
    rounds,
  );

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
  const touch = await fingerOn(page);
  for (const slower of [1, 4]) {
    const work = await framesOf(
      page,
      async () => {
        await page.evaluate(({ from }) => performance.mark(from), marks);
        for (let press = 0; press < 5; press += 1) {
          await touch(50, 90);
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
    await expect(game.locator('main')).not.toHaveAttribute('aria-busy', 'true');
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The game has no frame');
    const places = await placesOf(frame, ['#light', ...first, ...next]);
    const finger = await fingerOn(page);
    const touch = (what: string) => finger(...(places.get(what) ?? [0, 0]));
    await markFrames(frame);
    let played = 0;
    for (const slower of [1, 4]) {
      const work = await framesOf(
        page,
        async () => {
          await frame.evaluate(({ from }) => performance.mark(from), marks);
          for (let round = 0; round < (kind === 'fish' ? VOLLEYS : ROUNDS); round += 1) {
            for (const press of played === 0 ? first : next) await touch(press);
            const answered = page.waitForResponse((answer) => answer.url().includes('/vendor/round'));
            await touch('#light');
            await answered;
            played += 1;
            if (kind === 'fish') continue;
            await untilShown(frame, played);
            await page.waitForTimeout(LOOK_MS);
          }
          await frame.evaluate(({ to }) => performance.mark(to), marks);
        },
        slower,
      );
      tell(kind, slower, work);
    }
  });
}
