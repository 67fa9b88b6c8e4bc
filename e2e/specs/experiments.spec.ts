import { gzipSync } from 'node:zlib';
import { armOf, type DiscoveryDocument } from '@foyer/shared/remote';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { liveParts, release, SECOND } from '../support/release';
import { choose, logIn, Site } from '../support/site';

const baseVersion = (): string => liveParts()['games']?.metadata.version ?? '';

/** Divides a merchant's visitors half and half between the live release of games and the second one. */
const divide = (site: Site) =>
  release('traffic', 'games', `${baseVersion()}=50`, `${SECOND}=50`, '--merchant', site.code);

const gameList = (page: Page) => page.locator('[data-part="games/game-list"]');

async function asVisitor(page: Page, visitor: string): Promise<void> {
  await choose(page, { language: 'EN' });
  await page.addInitScript((id) => {
    if (window.top === window) localStorage.setItem('foyer:stays:shell.visitorId', id);
  }, visitor);
}

/** A visitor who gets this version, found by trying. */
async function visitorFor(browser: Browser, site: Site, version: string): Promise<string> {
  for (let number = 0; number < 40; number += 1) {
    const visitor = number.toString(16).padStart(24, '0');
    const context = await browser.newContext();
    const page = await context.newPage();
    await asVisitor(page, visitor);
    const firstCall = page.waitForRequest(/\/wps\/system\/status$/);
    await page.goto(site.url('/m/serviceError'), { waitUntil: 'commit' });
    const releases = (await firstCall).headers()['x-releases'] ?? '';
    await context.close();
    if (releases.split(',').includes(`games@${version}`)) return visitor;
  }
  throw new Error(`nobody of forty visitors gets games ${version}`);
}

interface Visit {
  calls: (string | undefined)[];
  told: unknown[];
}

/** Records the releases that calls name, and the exposures. */
function listen(page: Page): Visit {
  const visit: Visit = { calls: [], told: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/wps/')) return;
    visit.calls.push(request.headers()['x-releases']);
    if (pathname === '/wps/system/exposure') visit.told.push(request.postDataJSON());
  });
  return visit;
}

/** Opens the game list twice as one visitor in a fresh browser, and gives what was recorded. */
async function visitTwice(browser: Browser, site: Site, visitor: string, version: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await asVisitor(page, visitor);
  const visit = listen(page);
  const arrived = page.waitForResponse(/\/wps\/system\/exposure$/);
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(gameList(page)).toHaveAttribute('data-version', version);
  expect((await arrived).status()).toBe(200);
  // The browser remembers a moment after the answer.
  const remembered = () => page.evaluate(() => localStorage.getItem('foyer:stays:shell.exposures'));
  await expect.poll(remembered).toContain(version);
  await page.reload();
  await expect(gameList(page)).toHaveAttribute('data-version', version);
  await expect(gameList(page).getByRole('listitem').first()).toBeVisible();
  await context.close();
  return visit;
}

test('two versions at once: a visitor always gets the same one, every call names it, it is told once', async ({
  browser,
  ops,
  site,
}) => {
  test.setTimeout(180_000);
  await divide(site);
  const versions = [baseVersion(), SECOND];
  for (const version of versions) {
    const visitor = await visitorFor(browser, site, version);
    const { calls, told } = await visitTwice(browser, site, visitor, version);
    expect(calls.length).toBeGreaterThan(4);
    for (const releases of calls) expect(releases?.split(',')).toContain(`games@${version}`);
    expect(told).toEqual([{ part: 'games', version, visitor }]);
  }
  expect(await ops.call('GET', `/merchants/${site.code}/exposures`)).toEqual({
    merchantCode: site.code,
    variants: versions.map((version) => ({ part: 'games', version, visitors: 1 })),
  });
});

async function documentOf(request: APIRequestContext, { host }: Site): Promise<string> {
  const url = `http://127.0.0.1:${process.env['E2E_PORT']}/discovery.json`;
  return (await request.get(url, { headers: { host } })).text();
}

test('an experiment of one merchant touches no other, fits the first load, and ends at once', async ({
  browser,
  ops,
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const other = await Site.create(ops, `${site.code}B`);
  const before = await documentOf(request, other);
  await divide(site);
  expect(await documentOf(request, other)).toBe(before);
  const divided = await documentOf(request, site);
  expect(divided).not.toBe(before);
  expect(gzipSync(divided).length).toBeLessThan(6 * 1024);

  await asVisitor(page, await visitorFor(browser, site, SECOND));
  const { told } = listen(page);
  await page.goto(other.url('/m/gameList?gameType=RNG'));
  await expect(gameList(page)).toHaveAttribute('data-version', baseVersion());
  await expect(gameList(page).getByRole('listitem').first()).toBeVisible();
  expect(told).toEqual([]);
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(gameList(page)).toHaveAttribute('data-version', SECOND);

  await release('traffic', 'games', 'off', '--merchant', site.code);
  await page.reload();
  await expect(gameList(page)).toHaveAttribute('data-version', baseVersion());
});

interface Reported {
  name: string;
  arms: { arm: string; visitors: number; members: number; login: number }[];
  verdicts: { sentence: string }[];
}

/** A visitor of an arm of an experiment on games, by what the site's document says. */
async function visitorOfArm(request: APIRequestContext, site: Site, arm: string): Promise<string> {
  const { microFrontends } = JSON.parse(await documentOf(request, site)) as DiscoveryDocument;
  const arms = (microFrontends['games'] ?? []).flatMap(({ extras }) => extras.arms ?? []);
  const names = Array.from({ length: 100 }, (_, at) => at.toString(16).padStart(24, '0'));
  const found = names.find((visitor) => armOf(arms, visitor)?.arm === arm);
  if (found === undefined) throw new Error(`nobody of a hundred visitors is of ${arm}`);
  return found;
}

test('a named experiment: a browser has its arm, tells of it once, logs in, and the report shows it', async ({
  ops,
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const name = `cards-${site.code.toLowerCase()}`;
  const arms = [`old:${baseVersion()}=50`, `new:${SECOND}=50`];
  const said = ['--hypothesis', 'Larger cards bring log-ins', '--until', '2999-01-31', '--metric', 'login'];
  await release('experiment', 'start', name, 'games', ...arms, ...said, '--merchant', site.code);
  const visitor = await visitorOfArm(request, site, 'new');
  await asVisitor(page, visitor);
  const remembered = () => page.evaluate(() => localStorage.getItem('foyer:stays:shell.exposures'));
  const { told } = listen(page);
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(gameList(page)).toHaveAttribute('data-version', SECOND);
  await expect.poll(() => told).toEqual([{ part: 'games', version: SECOND, visitor, experiment: name, arm: 'new' }]);
  // A page that is left before the answer came tells once more.
  await expect.poll(remembered).toContain(`${name}/new`);
  await page.reload();
  await expect(gameList(page).getByRole('listitem').first()).toBeVisible();

  await logIn(page, site, await site.member());
  await expect.poll(remembered).toContain(`${name}/new member`);
  await page.reload();
  await expect(page.locator('[data-part^="games/"]').first()).toHaveAttribute('data-version', SECOND);
  expect(told).toHaveLength(2);
  expect(told[1]).toMatchObject({ visitor, experiment: name, arm: 'new' });

  const reported = await ops.call<{ experiments: Reported[] }>('GET', `/merchants/${site.code}/experiments`);
  const found = reported.experiments.find((each) => each.name === name);
  expect(found?.arms).toMatchObject([
    { arm: 'old', visitors: 0 },
    { arm: 'new', visitors: 1, members: 1, login: 1 },
  ]);
  expect(found?.verdicts.map(({ sentence }) => sentence)).toEqual([
    'Keep looking: new and old have too few visitors yet.',
  ]);

  await release('experiment', 'stop', name);
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(gameList(page)).toHaveAttribute('data-version', baseVersion());
});
