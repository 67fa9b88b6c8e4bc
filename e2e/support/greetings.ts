import { expect, type Page } from '@playwright/test';
import { words } from './words';

/** Closes both greetings of a first visit to home: an announcement, then the notices. */
export async function closeGreetings(page: Page): Promise<void> {
  const notices = page.getByRole('dialog', { name: words(await languageOf(page))('content', 'noticePopup.title') });
  const greeting = page.getByRole('dialog').and(page.locator(':modal'));
  await expect(greeting).toBeVisible();
  await expect(notices).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const languageOf = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'en' ? 'EN' : 'TY');
