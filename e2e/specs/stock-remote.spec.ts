import { type ForeignFile, foreignFile } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import { breakPage, expectForeign, foreignPart, noteFiles, openForeign } from '../support/foreign-page';
import { liveParts } from '../support/release';
import { choose, type FaultKind } from '../support/site';
import { STOCK } from '../support/stock';

const baseVersion = (): string => liveParts()['content']?.metadata.version ?? '';

test('a remote that another team built with the stock plugin is a page like any other, and each file has its hash', async ({
  page,
  site,
}) => {
  const noted = await noteFiles(page);
  await openForeign(page, site, STOCK);
  await expectForeign(page, STOCK);
  const { files, renderers } = await noted();
  const own = files.filter(([address]) => address.includes(`/content/${STOCK}/`));
  expect(own.filter(([address]) => /more[.]\w+[.](js|css)$/.test(address)).length).toBeGreaterThanOrEqual(2);
  expect(own.filter(([, hash]) => !hash.startsWith('sha256-'))).toEqual([]);
  expect(renderers, 'one React').toBe(1);
});

const cases: readonly (readonly [file: ForeignFile, kind: FaultKind])[] = [
  ['manifest', 'tamper'],
  ['manifest', 'html'],
  ['entry', 'tamper'],
  ['entry', '404'],
  ['chunk', 'tamper'],
  ['stylesheet', 'hang'],
];

for (const [file, kind] of cases) {
  test(`stock remote, ${file} ${kind}: the fallback serves the page`, async ({ page, site, expectedTrouble }) => {
    expectedTrouble.push(/./);
    await site.fault(foreignFile(STOCK, file), kind);
    await openForeign(page, site, STOCK);
    await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
    await expect(page.getByText('From another house')).toHaveCount(0);
  });
}

for (const [file, kind] of [
  ['manifest', '500'],
  ['entry', 'cut'],
  ['chunk', '404'],
] as const) {
  test(`stock remote, ${file} ${kind} once is not seen at all`, async ({ page, site, expectedTrouble }) => {
    expectedTrouble.push(/./);
    await site.fault(foreignFile(STOCK, file), kind, 1);
    await openForeign(page, site, STOCK);
    await expect(foreignPart(page)).toHaveAttribute('data-version', STOCK, { timeout: 40_000 });
    await expect(page.getByText('From another house')).toBeVisible();
  });
}

test('a later chunk of a stock remote that was tampered with does not run', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await openForeign(page, site, STOCK);
  await expect(page.getByText('From another house')).toBeVisible();
  await site.fault(foreignFile(STOCK, 'later'), 'tamper');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('And there is more')).toHaveCount(0);
});

test('a stock remote that throws when it runs is served by its fallback', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await breakPage(page, 'evaluation');
  await openForeign(page, site, STOCK);
  await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
});

test('a stock remote that throws when it renders leaves the frame usable', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await breakPage(page, 'rendering');
  await openForeign(page, site, STOCK);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
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
  await expect.poll(hosts).toEqual([['foyer', 1]]);
  await expect.poll(() => asked.some((path) => /^\/account\/.*mf-manifest[.]json$/.test(path))).toBe(true);
});
