import type { Lottery } from '@foyer/shared/contract';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask';
import { expect, test } from '../support/fixtures';
import { openHeld, placesIn, seenIn, untilPainted } from '../support/held-page';
import { choose, type Site } from '../support/site';

const pages = [
  ['/m/lottery', '[data-part="games/lottery"]', 'section li'],
  ['/m/gameLobby', '[data-part="games/game-lobby"]', 'section li a'],
] as const;

const WINDOW = 812;

/** Elements that can be seen, without what changes each second. */
const seenPlaces = async (page: Page, within: string) =>
  (await placesIn(page, within))
    .map(([tag, text, ...place]) => [tag, String(text).replace(/\d+(?::\d\d)+/, ''), ...place.map(Number)] as const)
    .filter(([, , , y, width]) => Number(width) > 1 && Number(y) < WINDOW);

/** Draws are at least 30 seconds apart; in so many before one, in ms, a page cannot be opened for sure. */
const CLOSE = 15_000;

/** Waits until none of the lotteries is drawn while a page opens: what it shows would be another thing. */
const untilNoDrawIsNear = (page: Page, site: Site) =>
  expect
    .poll(
      async () => {
        const lotteries = await ask<Lottery[]>(page, site, '/wps/lottery/list', { prizeMode: 'Lott' });
        return Math.min(...lotteries.map(({ nextDrawAt }) => nextDrawAt)) - Date.now();
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(CLOSE);

/** Waits until what drops into its place in the picture is there. */
const untilInPlace = (page: Page) =>
  page.locator('.boot-page').evaluate(async (picture) => {
    const motions = picture.getAnimations({ subtree: true });
    const ending = motions.filter(
      ({ effect }) => Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY,
    );
    await Promise.all(ending.map(({ finished }) => finished));
  });

/** Notes whether the next documents show a picture. The answer says it of the one that is open. */
async function watch(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => Object.assign(window, { pictured: true })).observe(document, {
      ...{ attributes: true, attributeFilter: ['data-picture'], subtree: true },
    });
  });
  return () => page.evaluate(() => 'pictured' in window);
}

/** Seconds that a countdown says. */
const secondsIn = (text: string) => text.split(':').reduce((sum, each) => sum * 60 + Number(each), 0);

for (const [path, part, row] of pages) {
  test(`a cold visit of ${path} shows what its window has before any script, and the page takes its place without a move`, async ({
    page,
    site,
  }) => {
    await untilNoDrawIsNear(page, site);
    const release = await openHeld(page, site, path, `${row} >> nth=0`);
    await untilInPlace(page);
    const picture = await seenPlaces(page, '.boot-page');
    expect(picture.length).toBeGreaterThan(5);
    const last = await page.locator(`.boot-page ${row}`).last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(WINDOW);
    await untilPainted(page);
    await release();
    expect(await seenPlaces(page, part)).toEqual(picture);
    const { shift, largest } = await seenIn(page);
    expect(shift).toBeLessThan(0.01);
    expect(new Set(largest)).toEqual(new Set(['picture']));
  });

  for (const [what, search, language] of [
    ['in another language', '', 'EN'],
    ['with a query', '?q=a', 'TY'],
  ] as const) {
    test(`${path} has no picture ${what}`, async ({ page, site }) => {
      await choose(page, { language });
      const wasPictured = await watch(page);
      await page.goto(site.at(path + search));
      await expect(page.locator(`${part} ${row}`).first()).toBeVisible();
      expect(await wasPictured()).toBe(false);
    });
  }
}

test('a countdown of the first view goes on in the page', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/lottery', `${pages[0][2]} >> nth=0`);
  const timers = (within: string) => page.locator(`${within} [role="timer"]`).allTextContents();
  const before = await timers('.boot-page');
  const lotteries = await ask<Lottery[]>(page, site, '/wps/lottery/list', { prizeMode: 'Lott' });
  await release();
  const after = (await timers(pages[0][1])).slice(0, before.length);
  for (const [at, text] of before.entries()) {
    const [was, is] = [secondsIn(text), secondsIn(after[at] ?? '')];
    // A draw that was made meanwhile begins anew.
    expect([text, after[at], is <= was || was < 30]).toEqual([text, after[at], true]);
  }
  expect(lotteries.length).toBeGreaterThanOrEqual(before.length);
});

test('a lottery that is pressed before its page is there asks a visitor to log in, once', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/lottery', `${pages[0][2]} >> nth=0`);
  const card = page.locator('.boot-page section li button').nth(2);
  await card.tap();
  await card.tap();
  await expect(card).toHaveAttribute('data-pressed');
  await release();
  await expect(page).toHaveURL(site.url('/m/login'));
  await page.goBack();
  await expect(page.locator(pages[0][1]).getByRole('timer').first()).toBeVisible();
});

test('a studio that is pressed before the lobby is there opens its list', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/gameLobby', `${pages[1][2]} >> nth=0`);
  const studio = page.locator('.boot-page section li a').nth(3);
  const leadsTo = (await studio.getAttribute('href')) ?? '';
  await studio.tap();
  await expect(studio).toHaveAttribute('data-pressed');
  await release();
  await expect(page).toHaveURL(site.at(leadsTo));
});

test('a search that is typed before the lobby is there is sent by it', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/gameLobby', `${pages[1][2]} >> nth=0`);
  await page.locator('.boot-page [type="search"]').fill('lantern');
  await page.locator('.boot-page [type="search"]').press('Enter');
  await release();
  await expect(page).toHaveURL(site.at('/m/gameCenter?q=lantern'));
});

test('names that look like markup are texts of the first view', async ({ page, site, ops }) => {
  const name = '<img src=x onerror=alert(1)>{{studios}}"><script>alert(1)</script>';
  const words = { EN: name, TY: name };
  await ops.call('PUT', `/merchants/${site.code}/content/gameMenus`, { items: [{ gameCategory: 'RNG', name: words }] });
  await ops.call('PUT', `/merchants/${site.code}/content/lotteryMenu`, {
    items: [{ gameClassifyNew: 'FAST', name: words }],
  });
  for (const [path, , row] of pages) {
    await openHeld(page, site, path, `${row} >> nth=0`);
    await expect(page.locator('.boot-page h2')).toContainText([name]);
    expect(await page.locator('.boot-page :is(script, [onerror])').count()).toBe(0);
    await page.unrouteAll();
  }
});

test('a member has no picture of what visitors see', async ({ page, site }) => {
  const member = await site.member();
  await page.goto(site.url('/m/login'));
  await page.locator('[data-part="account/login"] [name="username"]').fill(member.username);
  await page.locator('[data-part="account/login"] [name="password"]').fill(member.password);
  await page.locator('[data-part="account/login"] [type="submit"]').click();
  await page.waitForURL(/\/m\/home$/);
  const wasPictured = await watch(page);
  for (const [path, part, row] of pages) {
    await page.goto(site.at(path));
    await expect(page.locator(`${part} ${row}`).first()).toBeVisible();
    await expect(page.locator('template[data-picture]')).toBeAttached();
    expect(await wasPictured()).toBe(false);
  }
});
