import { type ForeignFile, foreignFile } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import { breakPage, expectForeign, foreignPart, noteFiles, openForeign } from '../support/foreign-page';
import { liveParts } from '../support/release';
import type { FaultKind } from '../support/site';
import { STOCK_MODULES } from '../support/stock';

const baseVersion = (): string => liveParts()['content']?.metadata.version ?? '';

test('a remote made of modules is a page like any other, and none of its modules runs without its hash', async ({
  page,
  site,
}) => {
  const noted = await noteFiles(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openForeign(page, site, STOCK_MODULES);
  await expectForeign(page, STOCK_MODULES);
  const { files, renderers } = await noted();
  const hashes = new Map(files);
  const modules = asked.filter((address) => /[/]content[/]4[.]0[.]1[/].*[.](js|css)$/.test(address));
  expect(modules.length).toBeGreaterThan(5);
  expect(modules.filter((address) => !hashes.get(address)?.startsWith('sha256-'))).toEqual([]);
  expect(renderers, 'one React').toBe(1);
});

test('bytes of a module that change after the page has come are never run', async ({ page, site }) => {
  await openForeign(page, site, STOCK_MODULES);
  await expect(page.getByRole('heading', { name: 'From another house' })).toBeVisible();
  await site.fault(foreignFile(STOCK_MODULES, 'later'), 'throw');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText('And there is more')).toBeVisible();
});

const cases: readonly (readonly [file: ForeignFile, kind: FaultKind])[] = [
  ['manifest', 'tamper'],
  ['entry', '404'],
  ['entry', 'tamper'],
  ['chunk', 'hang'],
  ['later', 'tamper'],
  ['later', '404'],
  ['stylesheet', 'cut'],
];

for (const [file, kind] of cases) {
  test(`modules, ${file} ${kind}: the fallback serves the page`, async ({ page, site, expectedTrouble }) => {
    expectedTrouble.push(/./);
    await site.fault(foreignFile(STOCK_MODULES, file), kind);
    await openForeign(page, site, STOCK_MODULES);
    await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
    await expect(page.getByText('From another house')).toHaveCount(0);
  });
}

test('a remote of modules that throws when it runs is served by its fallback', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/./);
  await breakPage(page, 'evaluation');
  await openForeign(page, site, STOCK_MODULES);
  await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
});

test('a browser that takes no hash of a module gets the fallback, and runs none', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/./);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (this: DOMTokenList, name: string) {
      return name !== 'modulepreload' && supports.call(this, name);
    };
  });
  await openForeign(page, site, STOCK_MODULES);
  await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
  expect(asked.filter((address) => address.includes(`/${STOCK_MODULES}/remoteEntry`))).toEqual([]);
});
