import { type ForeignFile, faultKinds, fileOf, foreignFile, foreignPages } from '../support/fault-cases';
import { expect, test } from '../support/fixtures';
import { open, preparedFor } from './prepare';
import { baseOf, expectFrame, expectServed, GIVEN_UP, note, partOf, retryOf, SERVED } from './served';

/** Files of the release that the base has, broken beside one of another team's. Ours has neither manifest nor later chunk here. */
const beside = { manifest: 'entry', entry: 'entry', chunk: 'chunk', stylesheet: 'stylesheet', later: 'entry' } as const;

/** What the page cannot do without. A chunk that loads later is another matter for scripts; all modules are fetched at once. */
const needed = {
  scripts: ['manifest', 'entry', 'chunk', 'stylesheet'],
  modules: ['manifest', 'entry', 'chunk', 'stylesheet', 'later'],
} as const satisfies Record<string, readonly ForeignFile[]>;

/**
 * The releases that may serve after a fault that struck once. A fetch that hangs is joined by the next one of its address, and
 * modules have no fresh ones. After an entry of modules has run there is no second try (decision 87), so it depends on the browser
 * whether a stylesheet takes over what its preload failed to get.
 */
function servesAfterOnce(builtAs: keyof typeof needed, file: ForeignFile, kind: string): RegExp {
  const [own, base] = [foreignPages[builtAs].version, baseOf('content')].map((version) =>
    version.replaceAll('.', '[.]'),
  );
  if (builtAs === 'modules' && file === 'stylesheet') return new RegExp(`^(${own}|${base})$`);
  const falls = builtAs === 'modules' && kind === 'hang' && file !== 'manifest';
  return new RegExp(`^${falls ? base : own}$`);
}

for (const [name, faulty] of Object.entries(foreignPages)) {
  const builtAs = name as keyof typeof needed;
  for (const file of needed[builtAs]) {
    for (const kind of faultKinds) {
      test(`${name} ${file} ${kind} once`, async ({ page, browser, ops, expectedTrouble }) => {
        expectedTrouble.push(/./);
        const prepared = await preparedFor(browser, ops, faulty, name);
        await prepared.site.fault(foreignFile(faulty.version, file), kind, 1);
        await open(page, prepared, faulty);
        const from = performance.now();
        await expectFrame(page, faulty);
        await expectServed(page, faulty, servesAfterOnce(builtAs, file, kind));
        note(from);
      });

      test(`${name} ${file} ${kind} always`, async ({ page, browser, ops, expectedTrouble }) => {
        expectedTrouble.push(/./);
        const prepared = await preparedFor(browser, ops, faulty, name);
        await prepared.site.fault(foreignFile(faulty.version, file), kind);
        await open(page, prepared, faulty);
        const from = performance.now();
        await expectFrame(page, faulty);
        await expectServed(page, faulty, baseOf(faulty.part));
        note(from);
      });

      test(`${name} ${file} ${kind} recovered`, async ({ page, browser, ops, expectedTrouble }) => {
        expectedTrouble.push(/./);
        const prepared = await preparedFor(browser, ops, faulty, name);
        await prepared.site.fault(foreignFile(faulty.version, file), kind);
        await prepared.site.fault(fileOf(faulty.part, baseOf(faulty.part), faulty.expose, beside[file]), kind);
        await open(page, prepared, faulty);
        await expectFrame(page, faulty);
        await expect(retryOf(page)).toBeVisible({ timeout: GIVEN_UP });
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
}

const { scripts } = foreignPages;
for (const kind of faultKinds) {
  test(`scripts later ${kind} always`, async ({ page, browser, ops, expectedTrouble }) => {
    expectedTrouble.push(/./);
    const prepared = await preparedFor(browser, ops, scripts, 'scripts');
    await prepared.site.fault(foreignFile(scripts.version, 'later'), kind);
    await open(page, prepared, scripts);
    await expectServed(page, scripts, scripts.version);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const from = performance.now();
    // The page is on the screen, so nothing takes its place; what failed says so, and the frame goes on.
    await expect(retryOf(page)).toBeVisible({ timeout: SERVED });
    await expectFrame(page, scripts);
    note(from);
  });
}
