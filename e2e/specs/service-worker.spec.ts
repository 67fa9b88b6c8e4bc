import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { liveParts, release, SECOND } from '../support/release';
import { remoteNames } from '../support/remotes';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const list = '/m/gameList?gameType=RNG';
const part = (page: Page) => page.locator('[data-part="games/game-list"]');

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

/** Opens the list until the worker controls the page and has stored all its files. */
async function visitTwice(page: Page, site: Site): Promise<void> {
  await page.goto(site.url(list));
  await expect(part(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.goto(site.url(list));
  await expect(part(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await isStored(page);
}

/** Waits until the worker has stored all files of the page, which it does after answering. */
async function isStored(page: Page): Promise<void> {
  const missing = async () => {
    const there = await kept(page);
    return [...(await released(page)), '/m/'].filter((path) => !there.includes(path));
  };
  await expect.poll(missing).toEqual([]);
}

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const isOfPart = (path: string): boolean => ['shell', ...remoteNames].includes(path.split('/')[1] ?? '');

const released = async (page: Page): Promise<string[]> => {
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return asked.filter((path) => isOfPart(path) && /[.](js|css)$/.test(path));
};

test('the worker comes after the page has loaded, with the right headers, and not from the cache', async ({
  page,
  context,
  site,
}) => {
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('/sw.js'));
  await page.goto(site.url('/m/home'));
  const headers = (await answer).headers();
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['service-worker-allowed']).toBe('/');
  const [helper, loaded] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [files.find(({ name }) => name.includes('/service-worker.'))?.startTime ?? 0, visit?.loadEventStart ?? 0];
  });
  expect(loaded).toBeGreaterThan(0);
  expect(helper).toBeGreaterThan(loaded);
});

test('a release and its rollback are seen on the next visit with the worker in charge', async ({ page, site }) => {
  const base = liveParts()['games']?.metadata.version ?? '';
  await visitTwice(page, site);
  await expect(part(page)).toHaveAttribute('data-version', base);
  await release('promote', 'games', SECOND, '--merchant', site.code);
  await page.goto(site.url(list));
  await expect(part(page)).toHaveAttribute('data-version', SECOND);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await release('rollback', 'games', '--merchant', site.code);
  await page.goto(site.url(list));
  await expect(part(page)).toHaveAttribute('data-version', base);
});

test('no call, no picture and nothing of the vendor is kept; what was released is', async ({ page, site }) => {
  await visitTwice(page, site);
  const addresses = await kept(page);
  expect(addresses.filter((path) => /^[/](shell|games|content)[/]/.test(path)).length).toBeGreaterThan(5);
  expect(addresses.filter((path) => !isOfPart(path))).toEqual(['/m/']);
});

test('without a connection the site opens as it was, says so, and goes on by itself when it is back', async ({
  page,
  context,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await visitTwice(page, site);
  const game = page.locator('[data-part="games/home-games"]').getByRole('article').first();
  await page.goto(site.url('/m/home'));
  await expect(game).toBeVisible();
  await page.waitForLoadState('networkidle');
  await isStored(page);
  await context.setOffline(true);
  await page.goto(site.url('/m/home'));
  const note = page.getByText(say('shared', 'ui.offline'));
  await expect(note).toBeVisible();
  await expect(game).toBeVisible();
  await page.goto(site.url('/m/notice'));
  await expect(note).toBeVisible();
  await expect(page.getByText(say('shell', 'page.failed'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-part="content/notice"]')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('without a connection and without what the shell needs there is a page of its own, never a blank one', async ({
  page,
  context,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  await visitTwice(page, site);
  await page.evaluate(() => caches.delete('releases'));
  await context.setOffline(true);
  await page.goto(site.url('/m/home'));
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('[data-part="games/home-games"]')).toBeVisible();
});
