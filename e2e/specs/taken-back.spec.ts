import type { Page } from '@playwright/test';
import { listen } from '../support/beacons';
import { expect, test } from '../support/fixtures';
import { quietOn } from '../support/quiet';
import { liveParts, release, SECOND } from '../support/release';
import { startSignedIn } from '../support/signed-in';
import { choose, loginForm, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const MINUTE = 60_000;
const FILE = /\/taken-back\.json$/;
const baseVersion = (): string => liveParts()['games']?.metadata.version ?? '';
const games = (page: Page) => page.locator('[data-part^="games/"]').first();

/** What waits until nothing of a page loads. */
const quietOf = new WeakMap<Page, () => Promise<void>>();

/** Gives the page a clock that the test moves. */
async function withClock(page: Page): Promise<void> {
  quietOf.set(page, quietOn(page));
  await page.clock.install();
}

/** Gives the site the second release of games, and opens a page whose clock the test moves. */
async function open(page: Page, site: Site, path: string): Promise<void> {
  await release('promote', 'games', SECOND, '--merchant', site.code);
  await choose(page, { language: 'EN' });
  await withClock(page);
  await page.goto(site.at(path));
}

/** Marks the document, so that another one is told apart. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
const isSame = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'sameDocument'));

/** A minute passes, in which the page asks. Gives what it hears. */
async function aMinute(page: Page): Promise<unknown> {
  await quietOf.get(page)?.();
  const answer = page.waitForResponse(FILE);
  await page.clock.fastForward(MINUTE);
  const heard: unknown = await (await answer).json();
  // What the page makes of it is in no network.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return heard;
}

async function takeBack(page: Page, site: Site): Promise<void> {
  expect(await aMinute(page)).toEqual({});
  await mark(page);
  await release('rollback', 'games', '--merchant', site.code, '--why', 'It has no sound');
  expect(await aMinute(page)).toEqual({ games: [SECOND] });
}

/** As if another application were in front for a while. */
const comeBack = async (page: Page): Promise<void> => {
  const heard = page.waitForResponse(FILE);
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
  await (await heard).finished();
};

test('an open page learns within a minute that its release was taken back, and its next step is a new document', async ({
  page,
  site,
}) => {
  await open(page, site, '/m/gameList?gameType=RNG');
  const list = page.locator('[data-part="games/game-list"]');
  await expect(list).toHaveAttribute('data-version', SECOND);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await takeBack(page, site);
  // Nobody's page goes away under their hands.
  await expect(list).toHaveAttribute('data-version', SECOND);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell', 'footer.home') })
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(games(page)).toHaveAttribute('data-version', baseVersion());
  expect(await isSame(page)).toBe(false);
  // The steps after it are the router's again.
  await mark(page);
  expect(await aMinute(page)).toEqual({ games: [SECOND] });
  await page.goBack();
  await expect(list).toHaveAttribute('data-version', baseVersion());
  expect(await isSame(page)).toBe(true);
});

test('a page in which nothing was pressed is loaded anew when it is seen again', async ({ page, site }) => {
  // What a test asks a page counts as a press for the browser.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await open(page, site, '/m/home');
  await expect(games(page)).toHaveAttribute('data-version', SECOND);
  await takeBack(page, site);
  await comeBack(page);
  await expect(games(page)).toHaveAttribute('data-version', baseVersion());
  expect(await isSame(page)).toBe(false);
});

test('a form that is being filled in loses nothing, and its page is left by the router', async ({ page, site }) => {
  await open(page, site, '/m/gameList?gameType=RNG');
  const logIn = page.getByRole('banner').getByRole('link', { name: say('shell', 'header.login') });
  await expect(games(page)).toHaveAttribute('data-version', SECOND);
  await logIn.click();
  const name = loginForm(page).getByLabel('Username', { exact: true });
  await name.fill('mali');
  await takeBack(page, site);
  await comeBack(page);
  await expect(name).toHaveValue('mali');
  await page.goBack();
  await expect(games(page)).toHaveAttribute('data-version', SECOND);
  expect(await isSame(page)).toBe(true);
  await logIn.click();
  await expect(name).toHaveValue('');
  expect(await isSame(page)).toBe(false);
});

test('a filled bet slip stays, in the page and after the step', async ({ page, site }) => {
  await startSignedIn(page, site, await site.member());
  await open(page, site, '/m/startLottery?code=LTN1M');
  const board = page.locator('[data-part="games/start-lottery"]');
  await expect(board.getByRole('timer')).toBeVisible();
  await expect(board).toHaveAttribute('data-version', SECOND);
  for (const pick of ['Big', 'Small']) await board.getByRole('button', { name: pick, exact: true }).click();
  await board.getByRole('button', { name: /^Add \d+ line/ }).click();
  const slip = board.getByRole('button', { name: /^2.*Bet slip/ });
  await expect(slip).toBeVisible();
  await takeBack(page, site);
  await comeBack(page);
  await expect(slip).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await board.getByRole('link', { name: say('games', 'results.title') }).click();
  await expect(page).toHaveURL(/\/m\/lotteryResults/);
  await expect(games(page)).toHaveAttribute('data-version', baseVersion());
  expect(await isSame(page)).toBe(false);
  await page.goBack();
  await expect(slip).toBeVisible();
});

test('a host that goes on giving what it says it took back makes no page load for ever, and is told of', async ({
  page,
  site,
}) => {
  await choose(page, { language: 'EN' });
  await withClock(page);
  const version = baseVersion();
  await page.route(FILE, (route) => route.fulfill({ json: { games: [version] } }));
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(games(page)).toHaveAttribute('data-version', version);
  await aMinute(page);
  await mark(page);
  const told = listen(page);
  const home = page.getByRole('contentinfo').getByRole('link', { name: say('shell', 'footer.home') });
  await home.click();
  await expect(games(page)).toHaveAttribute('data-version', version);
  expect(await isSame(page)).toBe(false);
  await mark(page);
  await aMinute(page);
  const errors = () => told.flatMap((beacon) => beacon.errors);
  // The clock goes on by itself: moved, it would make the script that tells late, which is on its way.
  await expect
    .poll(errors)
    .toMatchObject([{ part: 'games', version, message: 'Error: Taken back, and given by a new document again' }]);
  await page.goBack();
  await expect(page).toHaveURL(/gameList/);
  await comeBack(page);
  expect(await isSame(page)).toBe(true);
  expect(errors()).toHaveLength(1);
});
