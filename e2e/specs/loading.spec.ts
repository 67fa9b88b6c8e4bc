import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, PUBLIC, test } from '../support/fixtures';
import { liveParts, siteFolder } from '../support/release';
import { choose, logIn, type Site } from '../support/site';

/** Paths that a page requested from the host, in order. */
async function requestsOf(page: Page, site: Site, address: string, ready: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await choose(page, { language: 'EN' });
  await page.goto(site.at(address));
  await ready();
  return asked;
}

const files = (asked: readonly string[]) => asked.filter((name) => /\.(js|css)$/.test(name));
const parts = (asked: readonly string[]) => [...new Set(files(asked).map((name) => name.split('/')[1]))].sort();
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

test('a cold deep link fetches its own remote and no other, nothing twice, no manifest', async ({ page, site }) => {
  const asked = await requestsOf(page, site, '/m/login', () => expect(part(page, 'account/login')).toBeVisible());
  expect(parts(asked)).toEqual(['account', 'shell']);
  expect(asked.filter((name) => /manifest|stats/.test(name))).toEqual([]);
  expect(new Set(files(asked)).size).toBe(files(asked).length);
  // Entry, page, stylesheet, texts, and at most two scripts shared with other form pages.
  expect(files(asked).filter((name) => name.startsWith('/account/')).length).toBeLessThanOrEqual(6);
});

test('a cold home fetches only the parts that are on it', async ({ page, site }) => {
  const asked = await requestsOf(page, site, '/m/home', () => expect(part(page, 'games/home-games')).toBeVisible());
  await expect.poll(() => parts(asked)).toEqual(['content', 'games', 'shell']);
  expect(new Set(files(asked)).size).toBe(files(asked).length);
  expect(files(asked).filter((name) => name.includes('remoteEntry')).length).toBe(2);
});

for (const who of ['visitor', 'member'] as const) {
  test(`what home declares is asked ahead for a ${who}: once, the banners before any script`, async ({
    page,
    site,
  }) => {
    await choose(page, { language: 'EN' });
    if (who === 'member') await logIn(page, site, await site.member({}));
    // Leaves the previous page, whose calls do not count.
    await page.goto(site.at('/art/logo/icon.svg'));
    const declared = ['/wps/announcements', '/wps/game/hotMatches', '/wps/game/vendors', '/wps/game/hot'];
    const asked = await requestsOf(page, site, '/m/home', async () => {
      await expect(part(page, 'content/home-banner').getByRole('link').first()).toBeVisible();
      await expect(part(page, 'games/home-games').getByRole('article').first()).toBeVisible();
    });
    await expect.poll(() => asked.filter((name) => declared.includes(name)).sort()).toEqual([...declared].sort());
    const vendor = asked.findIndex((name) => name.includes('/vendor.'));
    expect(asked.indexOf('/wps/announcements')).toBeLessThan(vendor);
  });
}

test('the frame stands before a script of the site has come, and the page takes its place without a shift', {
  tag: PUBLIC,
}, async ({ page, visited }) => {
  await choose(page, { language: 'EN' });
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route('**/vendor.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(visited.url('/m/home'), { waitUntil: 'commit' });
  const mark = page.locator('.boot svg').first();
  const foot = page.locator('.boot > :last-child');
  // Its size shows that the stylesheet is applied.
  await expect.poll(async () => (await mark.boundingBox())?.width ?? 0).toBeGreaterThan(30);
  const [markBefore, footBefore] = [await mark.boundingBox(), await foot.boundingBox()];
  free();
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toBeVisible();
  const markAfter = await home.locator('svg').boundingBox();
  expect(markAfter?.x).toBeCloseTo(markBefore?.x ?? 0, 0);
  const middle = (box: typeof markAfter) => (box ? box.y + box.height / 2 : 0);
  expect(Math.abs(middle(markAfter) - middle(markBefore))).toBeLessThan(1.5);
  const footAfter = await page.getByRole('contentinfo').boundingBox();
  expect(Math.abs((footAfter?.y ?? 0) - (footBefore?.y ?? 0))).toBeLessThan(1.5);
});

for (const address of ['/m/home', '/m/login', '/m/gameList?gameType=RNG']) {
  test(`every file that ${address} asks for ahead is used`, { tag: PUBLIC }, async ({ page, visited }) => {
    await choose(page, { language: 'EN' });
    // Loaders remove their script elements, so they are recorded when they are added.
    await page.addInitScript(() => {
      const noted: string[] = [];
      Object.assign(window, { notedFiles: noted });
      new MutationObserver((records) => {
        for (const element of records.flatMap((record) => [...record.addedNodes])) {
          if (element instanceof HTMLScriptElement) noted.push(element.src);
          if (element instanceof HTMLLinkElement && element.rel === 'stylesheet') noted.push(element.href);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(visited.at(address));
    await expect(page.locator('[data-part]').first()).toBeVisible();
    const unused = () =>
      page.evaluate(() => {
        const used: string[] = Reflect.get(window, 'notedFiles');
        const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => link.href);
        return ahead.filter((href) => /\.(js|css)$/.test(href) && !used.includes(href));
      });
    expect(await page.locator('link[rel="preload"]').count()).toBeGreaterThan(3);
    await expect.poll(unused).toEqual([]);
  });
}

test('every entry is under 10 KB, the discovery document under 6 KB, compressed', async ({ request, site }) => {
  for (const [name, live] of Object.entries(liveParts()).filter(([each]) => each !== 'shell')) {
    const entry = readFileSync(path.join(siteFolder(), live.url));
    expect(gzipSync(entry).length, `entry of ${name}`).toBeLessThan(10_000);
  }
  const answer = await request.get(`http://127.0.0.1:${process.env['E2E_PORT']}/discovery.json`);
  expect(gzipSync(await answer.body()).length).toBeLessThan(6 * 1024);
  expect(site.code).not.toBe('');
});

for (const address of ['/m/home', '/m/login', '/m/gameList', '/m/none']) {
  test(`with the files that ${address} needs first, the discovery document stays small`, async ({ request, site }) => {
    const ask = async (name: string) =>
      (
        await request.get(`http://127.0.0.1:${process.env['E2E_PORT']}${name}`, { headers: { host: site.host } })
      ).text();
    const [document, first] = [await ask('/discovery.json'), await ask(`/first${address}.json`)];
    expect(Object.keys(JSON.parse(first))).toContain(`shell@${liveParts()['shell']?.metadata.version}`);
    expect(document).not.toContain('overlays.');
    expect(gzipSync(first).length).toBeLessThan(3.2 * 1024);
    expect(gzipSync(document + first).length).toBeLessThan(8 * 1024);
  });
}

for (const [address, name] of [
  ['/m/login', 'account/login'],
  ['/m/home', 'content/home-banner'],
] as const) {
  test(`no description of a release is asked for before ${address} shows its content; all are afterwards`, {
    tag: PUBLIC,
  }, async ({ page, visited }) => {
    await choose(page, { language: 'EN' });
    await page.addInitScript((wanted) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(`[data-part="${wanted}"]`)) return;
        Object.assign(window, { shownAt: performance.now() });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, name);
    await page.goto(visited.url(address));
    await expect(part(page, name)).toBeVisible();
    const descriptions = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.endsWith('/release.json'))
          .map(({ startTime }) => startTime - Number(Reflect.get(window, 'shownAt'))),
      );
    await expect.poll(async () => (await descriptions()).length).toBe(5);
    expect(Math.min(...(await descriptions()))).toBeGreaterThan(0);
  });
}

test('a first visit to another remote asks for its entry and its page side by side', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/notice'));
  await expect(part(page, 'content/notice').getByRole('listitem').first()).toBeVisible();
  const entry = page.waitForRequest(/\/account\/.*\/remoteEntry/);
  const chunk = page.waitForRequest(/\/account\/.*\/login\..*js$/);
  // The page's script must not wait for the delayed entry.
  await site.fault('^/account/.*/remoteEntry', 'hang', 1);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await Promise.all([entry, chunk]);
  expect((await (await chunk).response())?.status()).toBe(200);
});

test('on a host that only serves files the page fetches what nobody filled in', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/404 .*\/first\/m\/login[.]json/);
  await choose(page, { language: 'EN' });
  // The document on the host, whose include directives no server has replaced.
  const { url } = liveParts()['shell'] ?? { url: '' };
  const html = readFileSync(path.join(siteFolder(), url), 'utf8');
  await page.route('**/m/login', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  // The scripts run before the discovery document arrives.
  const scriptsRan = page.waitForEvent('domcontentloaded');
  await page.route('**/discovery.json', async (route) => {
    await scriptsRan;
    await route.continue();
  });
  await page.goto(site.url('/m/login'));
  await expect(page.getByLabel('Username')).toBeVisible();
  // Without the list of first files the page uses the descriptions of the releases.
  const described = page.waitForRequest(/\/account\/.*\/release\.json$/);
  await page.route('**/first/**', (route) => route.fulfill({ status: 404, body: 'not here' }));
  await page.goto(site.url('/m/login'));
  await described;
  await expect(page.getByLabel('Username')).toBeVisible();
});
