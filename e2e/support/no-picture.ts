import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Opens an address whose document shows no first view, as is seen while its scripts are held back; then lets them go. */
export async function openWithoutPicture(page: Page, address: string): Promise<void> {
  const scripts = /^[^?]*\.js$/;
  await page.route(scripts, () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('.boot-foot')).toBeAttached();
  expect(await page.locator('.boot-page > *').count()).toBe(0);
  // What is held goes on.
  await page.unroute(scripts);
}
