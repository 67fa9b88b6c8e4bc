import type { GamePage } from '@foyer/shared/contract';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask';
import { expect, test } from '../support/fixtures';
import { openHeld, placesIn, seenIn, untilPainted } from '../support/held-page';
import { openWithoutPicture } from '../support/no-picture';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('TY');

test('a cold visit of log-in shows it before any script, and the page takes its place without a move', async ({
  page,
  site,
}) => {
  const release = await openHeld(page, site);
  const picture = await placesIn(page, '.boot-page');
  expect(picture.length).toBeGreaterThan(15);
  await untilPainted(page);
  await release();
  expect(await placesIn(page, '[data-part="account/login"]')).toEqual(picture);
  const { shift, largest } = await seenIn(page);
  expect(shift).toBeLessThan(0.01);
  expect(new Set(largest)).toEqual(new Set(['picture']));
});

test('what a person types and presses before the page is there is kept, and carried out once', async ({
  page,
  site,
}) => {
  const logins: unknown[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === '/wps/session/login' && logins.push(request));
  const release = await openHeld(page, site);
  await page.locator('.boot-page [name="username"]').fill('nobody123');
  await page.locator('.boot-page [name="password"]').pressSequentially('wrong1234');
  const button = page.locator('.boot-page [type="submit"]');
  await button.tap();
  await button.tap();
  await expect(button).toHaveAttribute('data-pressed');
  await release();
  await expect(page.locator('[name="username"]')).toHaveValue('nobody123');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(logins).toHaveLength(1);
});

test('a cold home shows its first banner before any script, and home takes its place without a move', async ({
  page,
  site,
}) => {
  const release = await openHeld(page, site, '/m/home', '[role="group"][data-active]');
  const banner = (within: string) => page.locator(`${within} [role="group"][data-active]`);
  const text = (await banner('.boot-page').textContent()) ?? '';
  const inPicture = await banner('.boot-page').boundingBox();
  const image = await banner('.boot-page').locator('img').getAttribute('src');
  await untilPainted(page);
  await release();
  const own = banner('[data-part="content/home-banner"]');
  await expect(own).toHaveText(text);
  expect(await own.boundingBox()).toEqual(inPicture);
  expect(await own.locator('img').getAttribute('src')).toBe(image);
  const { shift, largest } = await seenIn(page);
  expect(shift).toBeLessThan(0.01);
  expect(new Set(largest)).toEqual(new Set(['picture']));
});

test('a banner that is pressed before home is there opens once it is', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/home', '[role="group"][data-active]');
  const link = page.locator('.boot-page [data-active] a');
  const leadsTo = (await link.getAttribute('href')) ?? '';
  await link.tap();
  await expect(link).toHaveAttribute('data-pressed');
  await release();
  await expect(page).toHaveURL(site.at(leadsTo));
});

const LIST = '[data-part="games/game-list"]';
/** What the first screen of a list shows of games, by their names. */
const gamesIn = (page: Page, within: string) => page.locator(`${within} article`);

for (const [path, category] of [
  ['/m/gameList?gameType=RNG', 'RNG'],
  ['/m/gameList', 'RNG'],
  ['/m/gameList?gameType=FISH', 'FISH'],
  ['/m/gameList?gameType=HOT', 'HOT'],
] as const) {
  test(`a cold visit of ${path} shows its games before any script, and the page takes their place without a move`, async ({
    page,
    site,
  }) => {
    const release = await openHeld(page, site, path);
    await expect(gamesIn(page, '.boot-page')).toHaveCount(12);
    const picture = (await placesIn(page, '.boot-page')).filter(([, , , , width]) => width !== 0);
    expect(picture.length).toBeGreaterThan(40);
    // Games that can be seen have their images; the row behind the footer waits for the page (decision 117).
    const foot = (await page.locator('.boot-foot').boundingBox())?.y ?? 0;
    const tops = await gamesIn(page, '.boot-page')
      .filter({ hasNot: page.locator('img') })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(Math.min(...tops)).toBeGreaterThan(foot);
    await untilPainted(page);
    await release();
    await expect(gamesIn(page, LIST).nth(14)).toBeAttached();
    const all = await placesIn(page, LIST);
    for (const [tag, text, x, y, width, height] of picture) {
      const same = all.filter(([otherTag, otherText]) => otherTag === tag && otherText === text);
      const near = same.some((other) =>
        [x, y, width, height].every((length, at) => Math.abs(Number(other[at + 2]) - Number(length)) <= 1),
      );
      expect([tag, text, x, y, near]).toEqual([tag, text, x, y, true]);
    }
    await expect(page.getByRole('searchbox')).toHaveAccessibleName(
      say('games', 'list.search').replace('{{name}}', say('games', `category.${category}`)),
    );
    const { shift, largest } = await seenIn(page);
    expect(shift).toBeLessThan(0.01);
    expect(new Set(largest)).toEqual(new Set(['picture']));
  });
}

test('what a person presses or types in a list before the page is there is carried out in it', async ({
  page,
  site,
}) => {
  const release = await openHeld(page, site, '/m/gameList?gameType=RNG');
  const game = gamesIn(page, '.boot-page').nth(4).getByRole('button').first();
  const name = (await game.locator('span').last().textContent()) ?? '';
  await page.locator('.boot-page [type="search"]').fill(name);
  await page.locator('.boot-page').getByRole('tab').nth(1).tap();
  await expect(page.locator('.boot-page').getByRole('tab').nth(1)).toHaveAttribute('data-pressed');
  await page.locator('.boot-page [type="search"]').press('Enter');
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('gameName') === name);
  await release();
  await asked;
  await expect(gamesIn(page, LIST)).toHaveCount(1);
  await expect(gamesIn(page, LIST)).toContainText(name);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
});

test('a game that is pressed before the page is there asks a visitor to log in, once', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/gameList?gameType=RNG');
  const game = gamesIn(page, '.boot-page').nth(2).getByRole('button').first();
  await game.tap();
  await game.tap();
  await release();
  await expect(page).toHaveURL(site.url('/m/login'));
  await page.goBack();
  await expect(gamesIn(page, LIST).first()).toBeVisible();
});

for (const [what, path, language] of [
  ['in another language', '/m/gameList?gameType=RNG', 'EN'],
  ['for a tab', '/m/gameList?gameType=RNG&tab=hot', 'TY'],
  ['for a search', '/m/gameList?gameType=RNG&q=a', 'TY'],
  ['for what is no category', '/m/gameList?gameType=NONE', 'TY'],
] as const) {
  test(`a list has no picture ${what}`, async ({ page, site }) => {
    await choose(page, { language });
    await openWithoutPicture(page, site.at(path));
    await expect(page.locator(LIST)).toBeVisible();
  });
}

test('a game that the merchant hides is gone from the documents of the next visits within seconds', async ({
  page,
  site,
  ops,
}) => {
  const address = `http://127.0.0.1:${process.env['E2E_PORT']}/m/gameList?gameType=RNG`;
  const documentSays = async () => (await page.request.get(address, { headers: { host: site.host } })).text();
  const { games = [] } = await ask<GamePage>(page, site, '/wps/game/list', { gameType: 'RNG', pageSize: 12 });
  const { nodeId, gameName } = games.find((game) => /^[\w ]+$/.test(game.gameName)) ?? {};
  expect(await documentSays()).toContain(`>${gameName}<`);
  await ops.call('PUT', `/merchants/${site.code}/games/${nodeId}`, { hidden: true });
  await expect.poll(documentSays).not.toContain(`>${gameName}<`);
});
