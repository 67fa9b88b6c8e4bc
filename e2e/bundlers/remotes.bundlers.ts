import { type ForeignFile, foreignFile } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import { breakPage, expectForeign, foreignPart, noteFiles, openForeign } from '../support/foreign-page';
import { liveParts } from '../support/release';
import type { FaultKind } from '../support/site';
import { BUNDLERS, publishOther } from '../support/stock';

const baseVersion = (): string => liveParts()['content']?.metadata.version ?? '';

/** Faults for which the fallback serves. What loads later fails a page of modules at once, and one of scripts when it is asked for. */
const cases: readonly (readonly [file: ForeignFile, kind: FaultKind])[] = [
  ['manifest', 'tamper'],
  ['entry', '404'],
  ['entry', 'tamper'],
  ['chunk', '404'],
  ['chunk', 'hang'],
  ['stylesheet', 'tamper'],
];

for (const bundler of ['rspack', 'vite'] as const) {
  const { version } = BUNDLERS[bundler];

  test.describe(bundler, () => {
    // One worker, because parallel builds of one release would overwrite each other.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      expect(await publishOther(bundler)).toBe(version);
    });

    test('its page is one like any other, and every script and stylesheet of it has its hash', async ({
      page,
      site,
    }) => {
      const noted = await noteFiles(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openForeign(page, site, version);
      await expectForeign(page, version);
      const { files: added, renderers } = await noted();
      const hashes = new Map(added);
      const own = asked.filter((address) => address.includes(`/content/${version}/`) && /[.](js|css)$/.test(address));
      expect(own.length).toBeGreaterThan(5);
      expect(own.filter((address) => !hashes.get(address)?.startsWith('sha256-'))).toEqual([]);
      expect(renderers, 'one React').toBe(1);
    });

    for (const [file, kind] of cases) {
      test(`${file} ${kind}: the fallback serves the page`, async ({ page, site, expectedTrouble }) => {
        expectedTrouble.push(/./);
        await site.fault(foreignFile(version, file), kind);
        await openForeign(page, site, version);
        await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
        await expect(page.getByText('From another house')).toHaveCount(0);
      });
    }

    test('a later chunk that is missing or was changed does not run, and the frame goes on', async ({
      page,
      site,
      expectedTrouble,
    }) => {
      expectedTrouble.push(/./);
      await site.fault(foreignFile(version, 'later'), 'tamper');
      await openForeign(page, site, version);
      if (bundler === 'vite') await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion());
      else {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      }
      await expect(page.getByText('And there is more')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test('a page that throws when it runs is served by the fallback', async ({ page, site, expectedTrouble }) => {
      expectedTrouble.push(/./);
      await breakPage(page, 'evaluation');
      await openForeign(page, site, version);
      await expect(foreignPart(page)).toHaveAttribute('data-version', baseVersion(), { timeout: 40_000 });
    });

    test('a page that throws when it renders leaves the frame usable', async ({ page, site, expectedTrouble }) => {
      expectedTrouble.push(/./);
      await breakPage(page, 'rendering');
      await openForeign(page, site, version);
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  });
}
