import { expect, test } from '../support/fixtures';
import { siteFolder } from '../support/release';
import { startSample } from '../support/sample';
import { choose, loginForm } from '../support/site';

test('the sample of a back end brings the site up: a visitor sees home, a member logs in', async ({ page }) => {
  const { origin, stop } = await startSample(siteFolder());
  try {
    await choose(page, { language: 'EN' });
    await page.goto(`${origin}/m/home`);
    await expect(page.locator('[data-part="content/home-banner"]')).toBeAttached();
    await page.goto(`${origin}/m/login`);
    const form = loginForm(page);
    await form.getByLabel('Username', { exact: true }).fill('owner');
    await form.getByLabel('Password', { exact: true }).fill('owner1234');
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/m\/home$/);
    await expect(page.getByText('12.50')).toBeVisible();
  } finally {
    stop();
  }
});
