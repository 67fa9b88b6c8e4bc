import { expect, type Page } from '@playwright/test';
import { words } from './words';

const shell = (key: string) => words('EN')('shell', key);

/** Signs the member out through the menu, in English; the page that comes is a visitor's. */
export async function signOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: shell('menu.title') }).click();
  await page
    .getByRole('dialog', { name: shell('menu.title') })
    .getByText(shell('menu.signOut'))
    .click();
  await page
    .getByRole('dialog', { name: shell('signOut.title') })
    .getByRole('button', { name: shell('menu.signOut') })
    .click();
  await expect(header.getByRole('link', { name: shell('header.login') })).toBeVisible();
}
