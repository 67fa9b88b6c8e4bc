import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus. Throws when it never gets it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
