import { type FaultyPage, faultKinds, faultyFiles, faultyPages, fileOf } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import { liveParts, SECOND } from '../support/release';
import { expectSearchWorks, typeInSearch } from '../support/search-form';
import { open, preparedFor } from './prepare';
import { MILLISECONDS } from './table-reporter';

/** The widget of content in the header of the game list, beside the search field. */
const icon: FaultyPage = {
  ...faultyPages.content,
  path: faultyPages.games.path,
  expose: 'slot-header',
  version: SECOND,
};

const lastGood = (): string => liveParts()[icon.part]?.metadata.version ?? '';

for (const file of faultyFiles) {
  for (const kind of faultKinds) {
    test(`icon ${file} ${kind} always`, async ({ page, browser, ops, expectedTrouble }) => {
      expectedTrouble.push(/./);
      const prepared = await preparedFor(browser, ops, icon, ' with messages');
      await prepared.site.set({ flags: { MAILCEN: true } });
      await prepared.site.fault(fileOf(icon.part, SECOND, icon.expose, file), kind);
      await open(page, prepared, icon);
      const from = performance.now();
      await typeInSearch(page, 'lantern');
      await expect(page.locator('[data-part="content/message-icon"]')).toHaveAttribute('data-version', lastGood(), {
        timeout: 12_000,
      });
      test.info().annotations.push({ type: MILLISECONDS, description: String(Math.round(performance.now() - from)) });
      await expectSearchWorks(page, 'lantern');
      await page.getByRole('link', { name: 'Log in' }).first().click();
      await expect(page.locator('[data-part="account/login"]')).toBeVisible();
    });
  }
}
