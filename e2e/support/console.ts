import type { Page } from '@playwright/test';
import type { Ops } from './ops';
import type { Site } from './site';

export const FIRST_PASSWORD = 'handed over once';
export const PASSWORD = 'correct horse battery';

/** An address of a merchant's console, on its own host name below the site's. */
export const consoleAt = (site: Site, path = '/'): string =>
  `http://console.${site.host}:${process.env['E2E_PORT']}/console${path}`;

/** Makes a person of a merchant with a first password. */
export const consolePerson = (ops: Ops, site: Site, name: string, role: 'viewer' | 'editor' | 'owner') =>
  ops.call('POST', `/merchants/${site.code}/console/people`, { name, role, password: FIRST_PASSWORD });

/** Signs in by keyboard. */
export async function signInToConsole(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}
