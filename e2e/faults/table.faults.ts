import type { Page } from '@playwright/test';
import { type FaultyFile, type FaultyPage, faultKinds, faultyFiles, faultyPages, fileOf } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import { promoteUnmet, publishUnmet, release, SECOND } from '../support/release';
import { open, preparedFor } from './prepare';
import { baseOf, expectFrame, expectServed, GIVEN_UP, note, partOf, retryOf, SERVED } from './served';

for (const faulty of Object.values<FaultyPage>(faultyPages)) {
  const { part, expose } = faulty;
  const pattern = (version: string, file: FaultyFile) => fileOf(part, version, expose, file);

  for (const file of faultyFiles) {
    for (const kind of faultKinds) {
      test(`${part} ${file} ${kind} once`, async ({ page, browser, ops, expectedTrouble }) => {
        expectedTrouble.push(/./);
        const prepared = await preparedFor(browser, ops, faulty);
        await prepared.site.fault(pattern(SECOND, file), kind, 1);
        await open(page, prepared, faulty);
        const from = performance.now();
        await expectFrame(page, faulty);
        await expectServed(page, faulty, SECOND);
        note(from);
      });

      test(`${part} ${file} ${kind} always`, async ({ page, browser, ops, expectedTrouble }) => {
        expectedTrouble.push(/./);
        const prepared = await preparedFor(browser, ops, faulty);
        await prepared.site.fault(pattern(SECOND, file), kind);
        await open(page, prepared, faulty);
        const from = performance.now();
        await expectFrame(page, faulty);
        await expectServed(page, faulty, baseOf(part));
        note(from);
      });

      test(`${part} ${file} ${kind} recovered`, async ({ page, browser, ops, expectedTrouble }) => {
        expectedTrouble.push(/./);
        const prepared = await preparedFor(browser, ops, faulty);
        for (const version of [SECOND, baseOf(part)]) await prepared.site.fault(pattern(version, file), kind);
        await open(page, prepared, faulty);
        await expectFrame(page, faulty);
        await expect(retryOf(page)).toBeVisible({ timeout: GIVEN_UP });
        await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
        await page.evaluate(() => Object.assign(window, { samePage: true }));
        await prepared.site.repair();
        const from = performance.now();
        await retryOf(page).click();
        await expect(partOf(page, faulty).locator(':visible').first()).toBeVisible({ timeout: SERVED });
        note(from);
        expect(await page.evaluate(() => 'samePage' in window), 'no reload').toBe(true);
      });
    }
  }

  test.describe(() => {
    /** Releases that this shell cannot run. */
    const unmet = ['3.0.0', '3.1.0'] as const;
    const asked = (page: Page) => {
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      return () => paths.filter((path) => /[.](js|css)$/.test(path) && path.startsWith(`/${part}/3.`));
    };

    test(`${part} release range always`, async ({ page, browser, ops, expectedTrouble }) => {
      expectedTrouble.push(/ needs react /);
      const prepared = await preparedFor(browser, ops, faulty, 'range');
      await publishUnmet(part, unmet[0]);
      await promoteUnmet(part, unmet[0], prepared.site.code);
      const downloaded = asked(page);
      await open(page, prepared, faulty);
      const from = performance.now();
      await expectFrame(page, faulty);
      await expectServed(page, faulty, SECOND);
      note(from);
      expect(downloaded()).toEqual([]);
    });

    test(`${part} release range recovered`, async ({ page, browser, ops, expectedTrouble }) => {
      expectedTrouble.push(/ needs react /);
      const prepared = await preparedFor(browser, ops, faulty, 'ranges');
      for (const version of unmet) {
        await publishUnmet(part, version);
        await promoteUnmet(part, version, prepared.site.code);
      }
      const downloaded = asked(page);
      await open(page, prepared, faulty);
      await expectFrame(page, faulty);
      await expect(retryOf(page)).toBeVisible({ timeout: GIVEN_UP });
      expect(downloaded()).toEqual([]);
      // The document names the demands of the release, so the next page gets the new one.
      await release('promote', part, SECOND, '--merchant', prepared.site.code);
      await page.reload({ waitUntil: 'commit' });
      const from = performance.now();
      await expectServed(page, faulty, SECOND);
      note(from);
    });
  });
}
