import { expect, type Page } from '@playwright/test';
import { words } from './words';

const shell = (key: string) => words('EN')('shell', key);

/** Signs out through the menu, in English. */
export async function signOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await header.getByRole('button', { name: shell('menu.title') }).click();
  await page
    .getByRole('dialog', { name: shell('menu.title') })
    .getByText(shell('menu.signOut'))
    .click();
  await page
    .getByRole('dialog', { name: shell('signOut.title') })
    .getByRole('button', { name: shell('menu.signOut') })
    .click();
  // Waits for the new document, because the old one may still be there.
  await page.waitForFunction(() => !('samePage' in window));
  await expect(header.getByRole('link', { name: shell('header.login') })).toBeVisible();
}
