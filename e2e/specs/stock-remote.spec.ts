import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { liveParts, release } from '../support/release';
import { choose, type FaultKind, type Site } from '../support/site';
import { STOCK } from '../support/stock';

const folder = `^/content/${STOCK.replaceAll('.', '[.]')}/`;
const part = (page: Page) => page.locator('[data-part="content/notice"]');
const baseVersion = (): string => liveParts()['content']?.metadata.version ?? '';

async function open(page: Page, site: Site): Promise<void> {
  await release('promote', 'content', STOCK, '--merchant', site.code);
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/notice'), { waitUntil: 'commit' });
}

test('a remote that another team built with the stock plugin is a page like any other', async ({ page, site }) => {
  await open(page, site);
  await expect(part(page)).toHaveAttribute('data-version', STOCK);
  const heading = page.getByRole('heading', { name: 'From another house' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  // Its hooks work, so it uses the shell's React.
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('And there is more')).toHaveCSS('color', 'rgb(3, 2, 1)');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('what a stock remote loads later comes with the hash it was published with', async ({ page, site }) => {
  await page.addInitScript(() => {
    const noted: [string, string][] = [];
    Object.assign(window, { notedFiles: noted });
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) noted.push([node.src, node.integrity]);
        if (node instanceof HTMLLinkElement) noted.push([node.href, node.integrity]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, site);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('And there is more')).toBeVisible();
  const noted: [string, string][] = await page.evaluate(() => Reflect.get(window, 'notedFiles'));
  const own = noted.filter(([address]) => address.includes(`/content/${STOCK}/`));
  expect(own.filter(([address]) => /more[.]\w+[.](js|css)$/.test(address)).length).toBeGreaterThanOrEqual(2);
  expect(own.filter(([, hash]) => !hash.startsWith('sha256-'))).toEqual([]);
});

const cases: readonly (readonly [file: string, kind: FaultKind])[] = [
  ['mf-manifest[.]json', 'tamper'],
  ['mf-manifest[.]json', 'html'],
  ['remoteEntry', 'tamper'],
  ['remoteEntry', '404'],
  ['.*notice.*[.]js$', 'tamper'],
  ['.*notice.*[.]css$', 'hang'],
];

for (const [file, kind] of cases) {
  test(`stock remote, ${file} ${kind}: the fallback serves the page`, async ({ page, site, expectedTrouble }) => {
    expectedTrouble.push(/./);
    await site.fault(folder + file, kind);
    await open(page, site);
    await expect(part(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
    await expect(page.getByText('From another house')).toHaveCount(0);
  });
}

for (const [file, kind] of [
  ['mf-manifest[.]json', '500'],
  ['remoteEntry', 'cut'],
  ['.*notice.*[.]js$', '404'],
] as const) {
  test(`stock remote, ${file} ${kind} once is not seen at all`, async ({ page, site, expectedTrouble }) => {
    expectedTrouble.push(/./);
    await site.fault(folder + file, kind, 1);
    await open(page, site);
    await expect(part(page)).toHaveAttribute('data-version', STOCK, { timeout: 40_000 });
    await expect(page.getByText('From another house')).toBeVisible();
  });
}

test('a later chunk of a stock remote that was tampered with does not run', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await open(page, site);
  await expect(page.getByText('From another house')).toBeVisible();
  await site.fault(`${folder}more[.].*js$`, 'tamper');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('And there is more')).toHaveCount(0);
});

test("with ?federation every part is seen by the library's tools; without it the library is not on a visit", async ({
  page,
  site,
}) => {
  await choose(page, { language: 'EN' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hosts = () =>
    page.evaluate(() => {
      const library = Reflect.get(globalThis, '__FEDERATION__') as
        | { __INSTANCES__: { name: string; options: { remotes: { name: string }[] } }[] }
        | undefined;
      return library?.__INSTANCES__.map(({ name, options }) => [name, options.remotes.length] as const) ?? [];
    });
  await page.goto(site.url('/m/login'));
  await expect(page.locator('[data-part="account/login"]')).toBeVisible();
  expect(await hosts()).toEqual([]);
  expect(asked.filter((path) => /federation|manifest/.test(path))).toEqual([]);
  await page.goto(site.url('/m/login?federation'));
  await expect(page.locator('[data-part="account/login"]')).toBeVisible();
  expect(await hosts()).toEqual([['foyer', 1]]);
  expect(asked.some((path) => /^\/account\/.*mf-manifest[.]json$/.test(path))).toBe(true);
});
