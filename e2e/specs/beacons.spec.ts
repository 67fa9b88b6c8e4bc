import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asVisitor, listen } from '../support/beacons';
import { faultyPages, fileOf } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import type { Ops } from '../support/ops';
import { liveParts } from '../support/release';
import { choose, type Site } from '../support/site';

interface Release {
  part: string;
  version: string;
  loads: number;
  failures: number;
  otherFailures: number;
  errors: number;
  p75: Record<string, number>;
}
interface Figures {
  releases: Release[];
  errors: { part: string; message: string; places: string; count: number }[];
}
const figures = (ops: Ops, { code }: Site) => ops.call<Figures>('GET', `/beacons/figures?merchant=${code}`);
const liveVersion = (part: string): string => liveParts()[part]?.metadata.version ?? '';

/** Opens a page of games and waits until it is told of: the script that does so comes when nothing else is waited for. */
async function openGames(page: Page, site: Site): Promise<void> {
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(page.locator('[data-part="games/game-list"]').getByRole('listitem').first()).toBeVisible();
  await page.waitForFunction(() => {
    const { seen } = Reflect.get(globalThis, '__foyer') as { seen: object };
    return Object.hasOwn(seen, 'push');
  });
}

/** As if another tab or application were in front; the page goes on, so that its requests are seen. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('a part that does not load is told once, with its release, also in a visit that is not sampled', async ({
  expectedTrouble,
  ops,
  page,
  site,
}) => {
  expectedTrouble.push(/./);
  const { part, path, expose } = faultyPages.content;
  const version = liveVersion(part);
  await site.fault(fileOf(part, version, expose, 'chunk'), '404');
  await choose(page, { language: 'EN' });
  await asVisitor(page, { sampled: false });
  const told = listen(page);
  await page.goto(site.url(path));
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 40_000 });
  const found = async () => (await figures(ops, site)).releases;
  await expect.poll(found).toMatchObject([{ part, version, loads: 0, failures: 0, otherFailures: 1 }]);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.goto(site.at('/art/logo/icon.svg'));
  await expect
    .poll(() => told.flatMap(({ parts }) => parts))
    .toEqual([{ part, version, variant: 'all', loaded: false, failed: true }]);
  expect(await found()).toMatchObject([{ otherFailures: 1 }]);
});

test('an error arrives with its part and place, and without whom it names', async ({
  expectedTrouble,
  ops,
  page,
  site,
}) => {
  expectedTrouble.push(/./);
  await choose(page, { language: 'EN' });
  await asVisitor(page, { sampled: false });
  const told = listen(page);
  // Whatever list the page draws throws, inside of its own script.
  await page.addInitScript(() => {
    const { map } = Array.prototype;
    Array.prototype.map = function (this: unknown[], ...given: Parameters<typeof map>) {
      const [, , caller = ''] = (new Error().stack ?? '').split('\n');
      if (/[/]content[/][^/]+[/]notice[.]/.test(caller))
        throw new TypeError('no list for mali@example.com, 0812345678, "Mali Srisuk"');
      return map.apply(this, given);
    } as typeof map;
  });
  await page.goto(site.url('/m/notice'));
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(async () => (await figures(ops, site)).errors)
    .toMatchObject([{ part: 'content', message: 'TypeError: no list for <mail> #, <text>', count: 1 }]);
  const [{ places = '' } = {}] = (await figures(ops, site)).errors;
  expect(places).toMatch(new RegExp(`^/content/${liveVersion('content')}/notice[.]\\w+[.]js:\\d+:\\d+`));
  expect(JSON.stringify(told)).not.toMatch(/mali|example[.]com|0812345678|Srisuk/i);
});

test('a visit that is not sampled loads nothing to tell with before there is something to tell', async ({
  expectedTrouble,
  ops,
  page,
  site,
}) => {
  expectedTrouble.push(/late trouble/);
  await choose(page, { language: 'EN' });
  await asVisitor(page, { sampled: false });
  const told = listen(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(page.locator('[data-part="games/game-list"]').getByRole('listitem').first()).toBeVisible();
  // What waits for an idle page has begun by then.
  await expect.poll(() => scripts.some((path) => /[/]service-worker[.]/.test(path))).toBe(true);
  expect(scripts.filter((path) => /[/]beacons[.]/.test(path))).toEqual([]);
  expect(told).toEqual([]);
  const own = `/games/${liveVersion('games')}/game-list.js`;
  await page.evaluate((place) => {
    setTimeout(() => {
      const error = new TypeError('late trouble');
      error.stack = `TypeError: late trouble\n    at f (${location.origin}${place}:1:1)`;
      throw error;
    });
  }, own);
  await expect
    .poll(async () => (await figures(ops, site)).errors)
    .toMatchObject([{ part: 'games', message: 'TypeError: late trouble', count: 1 }]);
  expect(scripts.filter((path) => /[/]beacons[.]/.test(path))).toHaveLength(1);
  expect(told).toMatchObject([{ sampled: false, parts: [] }]);
});

test('a sampled visit tells what loaded and how fast it was when it is left, without cookie and token', async ({
  ops,
  page,
  site,
}) => {
  await choose(page, { language: 'EN' });
  await asVisitor(page, { sampled: true });
  await openGames(page, site);
  await page.goto(site.at('/art/logo/icon.svg'));
  const games = async () => (await figures(ops, site)).releases.find(({ part }) => part === 'games');
  await expect.poll(games).toMatchObject({ version: liveVersion('games'), loads: 1, failures: 0, errors: 0 });
  const vitals = async () => Object.keys((await games())?.p75 ?? {});
  await expect.poll(vitals).toEqual(expect.arrayContaining(['CLS', 'LCP']));
  expect((await figures(ops, site)).releases.find(({ part }) => part === 'shell')).toMatchObject({ loads: 1 });

  await page.context().addCookies([{ name: 'device', value: 'of-somebody', url: site.at('/') }]);
  await openGames(page, site);
  const sent = page.waitForRequest(/\/wps\/system\/beacon$/);
  await hide(page);
  const headers = await (await sent).allHeaders();
  expect([headers['cookie'], headers['authorization'], headers['referer']]).toEqual([undefined, undefined, undefined]);
  await expect.poll(async () => (await games())?.loads).toBe(2);
});

test('a blocker costs nothing: the site goes on, says nothing, and asks once', async ({
  expectedTrouble,
  page,
  site,
}) => {
  // The browser's own line of a request that an extension stopped; the site adds none.
  expectedTrouble.push(/ERR_BLOCKED_BY_CLIENT.*\/wps\/system\/beacon|beacon failed: net::ERR_BLOCKED_BY_CLIENT/);
  await page.route(/\/wps\/system\/beacon$/, (route) => route.abort('blockedbyclient'));
  await choose(page, { language: 'EN' });
  await asVisitor(page, { sampled: true });
  const told = listen(page);
  await openGames(page, site);
  await hide(page);
  await expect.poll(() => told.length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await hide(page);
  await page.goto(site.url('/m/home'));
  await expect(page.getByRole('main')).toBeVisible();
  expect(told).toHaveLength(1);
});

test('operators see it on a page, by keyboard and with a reader', async ({ browser, page: member, ops, site }) => {
  await choose(member, { language: 'EN' });
  await asVisitor(member, { sampled: true });
  await openGames(member, site);
  await member.goto(site.at('/art/logo/icon.svg'));
  await expect.poll(async () => (await figures(ops, site)).releases.length).toBeGreaterThan(1);
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${process.env['E2E_PORT']}/_ops/beacons?key=${process.env['OPS_KEY']}`);
    await page.getByLabel('Merchant').selectOption(site.code);
    await page.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(page.getByRole('rowheader', { name: `games ${liveVersion('games')}` })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Loads and failures of games/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await context.close();
  }
});
