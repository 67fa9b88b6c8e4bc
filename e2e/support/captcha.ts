import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Ops } from './ops';
import type { Site } from './site';
import { words } from './words';

/** Types the captcha that the first SMS to a number demands, and sends by Enter. In English. */
export async function passCaptcha(page: Page, ops: Ops, site: Site): Promise<void> {
  const field = page.getByRole('textbox', { name: words('EN')('account', 'login.captcha') });
  await expect(field).toBeFocused();
  // The visible picture is the newest one.
  await expect(
    page.getByRole('button', { name: words('EN')('account', 'login.captchaRefresh') }).locator('img'),
  ).toBeVisible();
  const { answer } = await ops.call<{ answer: string }>('GET', `/merchants/${site.code}/captcha`);
  await field.fill(answer);
  await field.press('Enter');
  await expect(field).toHaveCount(0);
}
