import { expect, type Page } from '@playwright/test';

const box = (page: Page) => page.getByRole('searchbox');

/** Types into the search of the game list without sending it. */
export async function typeInSearch(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).evaluate((input) => Object.assign(input, { sameField: true }));
}

/** Expects the typed text in the same field, and a search that works. */
export async function expectSearchWorks(page: Page, text: string): Promise<void> {
  await expect(box(page)).toHaveValue(text);
  expect(await box(page).evaluate((input) => 'sameField' in input), 'the same field').toBe(true);
  await expect(box(page)).toBeFocused();
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('gameName') === text);
  await box(page).press('Enter');
  expect((await (await asked).response())?.status()).toBe(200);
}
