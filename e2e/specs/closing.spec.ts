import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const closed = (page: Page) => page.getByRole('dialog', { name: say('shell', 'maintenance.title') });

/** The site closes, a press in the form shows the closed screen, and the screen opens again. */
async function closeAndOpen(page: Page, site: Site, press: () => Promise<void>): Promise<void> {
  await site.set({ maintenance: true });
  await press();
  await expect(closed(page)).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('form')), 'what lies under it is inert').toBeNull();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(closed(page)).toBeVisible();
  await site.set({ maintenance: false });
  await closed(page)
    .getByRole('button', { name: say('shell', 'maintenance.check') })
    .click();
  await expect(closed(page)).toBeHidden();
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

test('a registration that the site closed over is there with all that was typed, passwords too', async ({
  page,
  site,
}) => {
  await site.set({
    flags: { USERNAMEREG3: true, MOBILENUMREG3: false, REGMOBVERF3: false },
    registerFields: { nickname: { enabled: true, required: true }, line: { enabled: true, required: true } },
  });
  await page.goto(site.url('/m/register'));
  const form = page.locator('[data-part="account/register"]');
  const typed = {
    'register.field.username': 'newlantern',
    'register.field.password': 'secret88typed',
    'register.field.confirm': 'secret88typed',
    'register.field.nickname': 'Lotus of the north',
    'register.field.line': 'lotus.line',
  };
  const field = (key: string) => form.getByLabel(say('account', key), { exact: true });
  for (const [key, value] of Object.entries(typed)) await field(key).fill(value);
  await closeAndOpen(page, site, () => form.getByRole('button', { name: say('account', 'register.submit') }).click());
  for (const [key, value] of Object.entries(typed)) await expect(field(key)).toHaveValue(value);
  expect(await stored(page)).not.toContain('secret88typed');
});

test('a deposit and a form of the security center that the site closed over are there with what was typed', async ({
  page,
  site,
}) => {
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/voucherCenter'));
  const deposit = page.locator('[data-part="wallet/deposit"]');
  const amount = deposit.getByLabel(say('wallet', 'deposit.amount'));
  await amount.fill('345');
  await closeAndOpen(page, site, () =>
    deposit.getByRole('button', { name: new RegExp(`^${say('wallet', 'deposit.submit')}`) }).click(),
  );
  await expect(amount).toHaveValue('345');

  await page.goto(site.url('/m/securityCenter'));
  await page.getByRole('button', { name: new RegExp(say('account', 'security.email')) }).click();
  const sheet = page.getByRole('dialog', { name: say('account', 'security.email') });
  const address = sheet.getByLabel(say('account', 'security.emailAddress'), { exact: true });
  await address.fill('lotus@example.com');
  await sheet.getByLabel(say('account', 'security.loginPassword'), { exact: true }).fill('typed-secret-9');
  await closeAndOpen(page, site, () => sheet.getByRole('button', { name: say('account', 'sms.get') }).click());
  await expect(sheet).toBeVisible();
  await expect(address).toHaveValue('lotus@example.com');
  await expect(sheet.getByLabel(say('account', 'security.loginPassword'), { exact: true })).toHaveValue(
    'typed-secret-9',
  );
  expect(await stored(page)).not.toContain('typed-secret');
});
