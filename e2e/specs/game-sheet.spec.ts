import type { Game, GameDetail, GamePage } from '@foyer/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { ask } from '../support/ask';
import { seesNoBarrier } from '../support/barriers';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const say = (key: string) => words('EN')('games', key);

/** A game of the list that can be played. */
async function playable(page: Page, site: Site, gameType = 'SLOTS'): Promise<Game> {
  const { games = [] } = await ask<GamePage>(page, site, '/wps/game/list', { gameType });
  const found = games.find(({ supportPlay }) => supportPlay);
  if (found === undefined) throw new Error(`there is no game of ${gameType} to play`);
  return found;
}

const card = (page: Page, { gameName }: Game) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `About ${gameName}`, exact: true }) })
    .first();
const about = (page: Page, game: Game) => card(page, game).getByRole('button', { name: /^About / });
const picture = (page: Page, game: Game) => card(page, game).getByRole('button').first();
const sheet = (page: Page, { gameName }: Game) => page.getByRole('dialog', { name: gameName });
/** Names and values in the sheet, in order. */
const figures = async (opened: Locator) =>
  Object.fromEntries(
    await opened
      .locator('dl > div')
      .evaluateAll((lines) => lines.map((line) => [...line.children].map(({ textContent }) => textContent ?? ''))),
  ) as Readonly<Record<string, string>>;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
});

test('the “i” of a card opens what the platform knows of its game, and the focus comes back to it', async ({
  page,
  site,
}) => {
  const game = await playable(page, site);
  const known = await ask<GameDetail>(page, site, '/wps/game/detail', { nodeId: game.nodeId });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/detail')) asked.push(request.url());
  });
  await page.goto(site.url('/m/gameList?gameType=SLOTS'));
  await expect(about(page, game)).toBeVisible();
  expect(asked).toEqual([]);
  await about(page, game).focus();
  await page.keyboard.press('Enter');
  const opened = sheet(page, game);
  for (const rule of known.rules) await expect(opened.getByText(rule)).toBeVisible();
  expect(await figures(opened)).toMatchObject({
    [say('sheet.return')]: `${known.returnPercent?.from} %`,
    [say('sheet.lines')]: '20',
    [say('sheet.kind')]: 'Reels',
  });
  expect(asked).toHaveLength(1);
  await seesNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(about(page, game)).toBeFocused();
  // A press on the picture launches as it always did: a visitor by the log-in.
  await picture(page, game).click();
  await page.waitForURL(/\/m\/login/);
});

test('a long press opens the sheet and launches nothing, and so does the menu of a mouse', async ({ page, site }) => {
  const game = await playable(page, site);
  await page.goto(site.url('/m/gameList?gameType=SLOTS'));
  // A card that still moves would be somewhere else when the finger comes down.
  await picture(page, game).click({ trial: true });
  const box = await picture(page, game).boundingBox();
  if (box === null) throw new Error('the card is not there');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  const device = await page.context().newCDPSession(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(sheet(page, game)).toBeVisible();
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(sheet(page, game).getByText(say('sheet.rules'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page, game)).toBeHidden();
  await picture(page, game).click({ button: 'right' });
  await expect(sheet(page, game)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(page, game)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/m/gameList');
});

test('play launches once, however often it is pressed, and back leads to the list', async ({ page, site }) => {
  const game = await playable(page, site);
  await startSignedIn(page, site, await site.member({ balance: '500' }));
  await page.goto(site.url('/m/gameList?gameType=SLOTS'));
  const launched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launch')) launched.push(request.url());
  });
  await about(page, game).click();
  await expect(sheet(page, game).getByText(say('sheet.rules'))).toBeVisible();
  await expect(sheet(page, game).getByText(say('sheet.try'))).toBeHidden();
  await sheet(page, game)
    .getByRole('button', { name: say('sheet.play') })
    .dblclick();
  await page.waitForURL(/\/m\/launchGame/);
  await expect(page.frameLocator('iframe').locator('#light')).toBeVisible();
  expect(launched).toHaveLength(1);
  await page.locator('[data-part="games/launch-game"]').getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(/\/m\/gameList/);
  await expect(sheet(page, game)).toBeHidden();
});

test('a visitor tries a game with play money', async ({ page, site }) => {
  const game = await playable(page, site);
  await page.goto(site.url('/m/gameList?gameType=SLOTS'));
  await about(page, game).click();
  await sheet(page, game)
    .getByRole('link', { name: say('sheet.try') })
    .click();
  await page.waitForURL(/\/m\/trail/);
  await page.getByRole('button', { name: words('EN')('account', 'trial.start') }).click();
  await page.waitForURL(/\/m\/launchGame/);
  expect(new URL(page.url()).searchParams.get('nodeId')).toBe(String(game.nodeId));
  await expect(page.frameLocator('iframe').locator('#light')).toBeVisible();
});

test('of a game that is only listed no figure is drawn', async ({ page, site, ops }) => {
  const game = await playable(page, site);
  await ops.call('PUT', `/merchants/${site.code}/games/${game.nodeId}`, { playable: false });
  await page.goto(site.url('/m/gameList?gameType=SLOTS'));
  await about(page, game).click();
  const opened = sheet(page, game);
  await expect(opened.getByText(say('launch.lookOnly'))).toBeVisible();
  await expect(opened.getByRole('status')).toBeHidden();
  expect(Object.keys(await figures(opened))).toEqual([say('sheet.studio'), say('sheet.kind')]);
  await expect(opened.getByRole('button', { name: say('sheet.play') })).toBeHidden();
});

for (const width of [320, 375])
  test(`cards keep room for each press at ${width} px, small ones too`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 812 });
    const game = await playable(page, site);
    const member = await site.member({ balance: '500' });
    await startSignedIn(page, site, member);
    await page.goto(site.url('/m/slotsCenter'));
    // A heart is red before the platform knows of it.
    const marked = page.waitForResponse(
      (answer) => answer.url().includes('/wps/game/favourites') && answer.request().method() === 'POST',
    );
    await card(page, game)
      .getByRole('button', { name: /^Favourite/ })
      .click();
    await marked;
    await page.reload();
    // The rail of favourites has small cards, the list below large ones.
    await expect(card(page, game).getByRole('button')).toHaveCount(3);
    await expect(page.getByRole('article').last().getByRole('button')).toHaveCount(3);
    for (const place of [card(page, game), page.getByRole('article').last()]) {
      // Cards that enter the list take the place of those at its end, which are measured again.
      await expect(async () => {
        const boxes = await place.getByRole('button').evaluateAll((buttons) =>
          buttons.map((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const { offsetWidth: wide, offsetHeight: high } = button as HTMLElement;
            return { wide, high, left, right, top, bottom };
          }),
        );
        const [launch, heart, info] = boxes;
        if (launch === undefined || heart === undefined || info === undefined) throw new Error('a button is missing');
        // All sizes go with the width of the window.
        const least = Math.floor((44 * width) / 375);
        for (const { wide, high } of [heart, info]) expect(Math.min(wide, high)).toBeGreaterThanOrEqual(least);
        expect(info.top).toBeGreaterThanOrEqual(heart.bottom);
        expect(info.bottom).toBeLessThanOrEqual(launch.bottom + 1);
        // What lies in the middle of the picture is the launch.
        expect(info.top).toBeGreaterThan(launch.top + ((launch.right - launch.left) * 4) / 3 / 2);
      }).toPass({ timeout: 20_000 });
    }
  });
