import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { codeIn, newestMessage } from '../support/outbox';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const account = (key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), say('account', key));
const page_ = (page: Page) => page.locator('[data-part="account/security"]');
const guard = (page: Page, key: string) => page_(page).getByRole('button', { name: account(key) });
const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page, key: string) => sheet(page).getByLabel(account(key), { exact: true });
const sessions = (page: Page) => page_(page).getByRole('region', { name: account('security.sessions') });

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

test('a member binds e-mail and phone by their codes and sets a payment password', async ({ page, site, ops }) => {
  // Codes must outlast the axe checks on a busy machine.
  await site.set({ smsMinutes: 10 });
  const member = await site.member();
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/securityCenter'));
  await proves(['S2-ROUTES-22', 'S7-API-69'], async () => {
    await expect(page.getByRole('heading', { level: 1, name: account('security.title') })).toBeVisible();
    await expect(
      page_(page).getByRole('heading', { name: account('security.count', { count: '1', of: '4' }) }),
    ).toBeVisible();
    await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  });
  await seesNoBarrier(page);

  // E-mail, by keyboard.
  await tabTo(page, guard(page, 'security.email'));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'security.emailAddress'));
  await page.keyboard.type('mali@example.com');
  await tabTo(page, sheet(page).getByRole('button', { name: account('sms.get') }));
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText(/mali@example\.com/)).toBeVisible();
  await seesNoBarrier(page);
  const mailed = codeIn(await newestMessage(ops, site, 'mali@example.com'));
  await field(page, 'sms.mailCode').fill(mailed === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  // A session alone cannot change the ways to recover the account.
  await expect(field(page, 'security.loginPassword')).toHaveAttribute('aria-invalid', 'true');
  await seesNoBarrier(page);
  await field(page, 'security.loginPassword').fill('notMine1');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText(say('shared', 'error.password.wrong'))).toBeVisible();
  await field(page, 'security.loginPassword').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText(say('shared', 'error.verification.code.error'))).toBeVisible();
  await seesNoBarrier(page);
  await field(page, 'sms.mailCode').fill(mailed);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(guard(page, 'security.email')).toContainText('@example.com');
  await expect(guard(page, 'security.email')).not.toContainText('mali@');
  await expect(guard(page, 'security.email')).toContainText(/Recovers the account from/);

  // Phone, by touch.
  await guard(page, 'security.mobile').tap();
  await field(page, 'sms.mobile').fill('0812345678');
  await sheet(page)
    .getByRole('button', { name: account('sms.get') })
    .tap();
  await expect(sheet(page).getByText(/812345678/)).toBeVisible();
  await field(page, 'sms.code').fill(codeIn(await newestMessage(ops, site, '+66812345678')));
  await field(page, 'security.loginPassword').fill(member.password);
  await sheet(page)
    .getByRole('button', { name: account('security.bind') })
    .tap();
  await expect(sheet(page)).toHaveCount(0);
  await expect(guard(page, 'security.mobile')).toContainText('78');
  await expect(guard(page, 'security.mobile')).not.toContainText('812345678');

  await guard(page, 'security.payment').click();
  await field(page, 'security.loginPassword').fill('notMine1');
  await field(page, 'security.paymentNew').fill('135246');
  await field(page, 'security.paymentAgain').fill('135246');
  const save = sheet(page).getByRole('button', { name: account('security.save') });
  await save.click();
  await expect(sheet(page).getByText(say('shared', 'error.password.wrong'))).toBeVisible();
  await seesNoBarrier(page);
  await field(page, 'security.loginPassword').fill('lantern1');
  await save.click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(
    page_(page).getByRole('heading', { name: account('security.count', { count: '4', of: '4' }) }),
  ).toBeVisible();
  await seesNoBarrier(page);
});

test('whoever is logged in elsewhere is signed out, one by one or all others', async ({ page, site, browser }) => {
  const member = await site.member();
  const others = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const other of others) {
    await choose(other, { language: 'EN' });
    await logIn(other, site, member);
  }
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/securityCenter'));
  await expect(sessions(page).getByRole('listitem')).toHaveCount(3);
  await expect(sessions(page).getByText(account('security.current'))).toHaveCount(1);
  const end = sessions(page).getByRole('button');
  await expect(end).toHaveCount(2);
  await end.first().click();
  await expect(sheet(page)).toBeVisible();
  await seesNoBarrier(page);
  await sheet(page)
    .getByRole('button', { name: account('mine.signOut') })
    .click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(2);
  await expect(sheet(page)).toHaveCount(0);
  await page_(page)
    .getByRole('button', { name: account('security.others') })
    .click();
  await sheet(page)
    .getByRole('button', { name: account('security.others') })
    .click();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  await expect(page_(page).getByRole('button', { name: account('security.others') })).toHaveCount(0);
  for (const other of others) {
    await other.goto(site.url('/m/securityCenter'));
    await expect(other).toHaveURL(/\/m\/login$/);
    await other.close();
  }
  // This session survives.
  await page.reload();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
});

test('each part of the security center fails by itself', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/500 \(Internal Server Error\)/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, site, await site.member());
  await site.fault('^/wps/member/(security|sessions|devices)$', '500');
  await page.goto(site.url('/m/securityCenter'));
  await expect(page_(page).getByRole('alert')).toHaveCount(3);
  await seesNoBarrier(page);
  await site.repair();
  for (let left = 2; left >= 0; left -= 1) {
    await page_(page)
      .getByRole('button', { name: say('shared', 'ui.retry') })
      .first()
      .click();
    await expect(page_(page).getByRole('alert')).toHaveCount(left);
  }
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  await seesNoBarrier(page);
});
