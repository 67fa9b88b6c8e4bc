import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { passCaptcha } from '../support/captcha';
import { expect, proves, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { codeIn, newestMessage } from '../support/outbox';
import { choose, sendLogIn } from '../support/site';
import { seen } from '../support/toasts';
import { words } from '../support/words';

const say = words('EN');
const account = (key: string) => say('account', key);
const header = (page: Page) => page.getByRole('banner');
const newPassword = (page: Page) => page.getByLabel(account('forget.password'), { exact: true });
const set = (page: Page) => page.getByRole('button', { name: account('forget.setPassword') });

test(`the mail's link leads back in, once`, async ({ page, site, ops }) => {
  await choose(page, { language: 'EN' });
  const member = await site.member({ email: 'mali@home.co.th', balance: '55' });
  await page.goto(site.url('/m/login'));
  await page.getByRole('link', { name: account('login.forget') }).click();
  await proves('S2-ROUTES-13', async () => {
    await expect(page.getByRole('form', { name: account('forget.byEmail') })).toBeVisible();
    await expect(page).toHaveURL(/\/m\/forget$/);
  });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await seesNoBarrier(page);
  const retrieve = page.getByRole('button', { name: account('forget.retrieve') });
  await retrieve.click();
  await expect(page.getByText(say('shared', 'in_email_incorrect'))).toBeVisible();
  await seesNoBarrier(page);

  // By keyboard, with spaces that a phone's keyboard adds.
  await tabTo(page, page.getByLabel(account('login.username')));
  await page.keyboard.type(` ${member.username} `);
  await tabTo(page, page.getByLabel(account('forget.email')));
  await page.keyboard.type('mali@home.co.th ');
  await proves(['S1-FORGOT-01', 'S4-FORGOT-02', 'S8-ERRORS-02'], async () => {
    const sent = page.waitForRequest('**/wps/member/password/email');
    const told = seen(page, account('in_been_out'));
    await page.keyboard.press('Enter');
    expect((await sent).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(await told).toBe(true);
    await page.waitForURL(/\/m\/login$/);
  });

  const mail = await newestMessage(ops, site, 'mali@home.co.th');
  const [link = ''] = /https?:\/\/\S+/.exec(mail) ?? [];
  await page.goto(link);
  await expect(newPassword(page)).toBeVisible();
  await seesNoBarrier(page);
  await newPassword(page).fill('nodigits');
  await set(page).click();
  await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
  await newPassword(page).fill(member.password);
  await set(page).click();
  await expect(page.getByRole('alert')).toHaveText(say('shared', 'error.modify.new.old.same'));
  await expect(newPassword(page)).toHaveValue('');
  await seesNoBarrier(page);
  await newPassword(page).fill('lantern22');
  const changed = seen(page, account('forget.changed'));
  await newPassword(page).press('Enter');
  await page.waitForURL(/\/m\/login$/);
  expect(await changed).toBe(true);

  await sendLogIn(page, { ...member, password: 'lantern22' });
  await page.waitForURL(/\/m\/home$/);
  await expect(header(page)).toContainText('฿55.00');

  // A link works once; the message offers a new one.
  await page.goto(link);
  await newPassword(page).fill('lantern33');
  await set(page).click();
  await expect(page.getByRole('alert')).toHaveText(say('shared', 'error.link.invalid'));
  await seesNoBarrier(page);
  await page.getByRole('link', { name: account('forget.link.again') }).click();
  await expect(page.getByLabel(account('forget.email'))).toBeVisible();
});

test('a code to the phone leads back in', async ({ page, site, ops }) => {
  await choose(page, { language: 'EN' });
  // The code must outlast the test on a busy machine.
  await site.set({ flags: { CHNGPASSVERIF3: true }, smsMinutes: 10 });
  await site.member({ mobile: { dialingCode: '66', number: '898765432' }, balance: '66' });
  await page.goto(site.url('/m/forget'));
  await tabTo(page, page.getByRole('tab', { name: account('forget.by.email') }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await proves('S4-FORGOT-01', () => expect(page.getByRole('form', { name: account('forget.byPhone') })).toBeVisible());
  const code = page.getByRole('textbox', { name: account('sms.code') });
  await proves('S2-FORGOT-08', async () => {
    await expect(code).toBeDisabled();
    await tabTo(page, page.getByRole('textbox', { name: account('sms.mobile') }));
    await page.keyboard.type('0898765432');
    await tabTo(page, page.getByRole('button', { name: account('sms.get') }));
    await page.keyboard.press('Enter');
    await passCaptcha(page, ops, site);
    await expect(code).toBeEnabled();
  });
  const digits = codeIn(await newestMessage(ops, site, '+66898765432'));
  const wrong = digits === '000000' ? '111111' : '000000';
  await proves('S5-FORGOT-08', async () => {
    await expect(set(page)).toBeDisabled();
    await code.fill(wrong);
    await newPassword(page).fill('lantern22');
    await expect(set(page)).toBeEnabled();
  });
  await set(page).click();
  await proves('S8-ERRORS-13', async () => {
    await expect(page.getByRole('alert')).toHaveText(say('shared', 'error.verification.code.error'));
    await expect(code).toHaveValue('');
    await expect(newPassword(page)).toHaveValue('lantern22');
  });
  await seesNoBarrier(page);
  await code.fill(digits);
  await newPassword(page).fill('lantern1');
  await set(page).click();
  await proves('S8-ERRORS-12', async () => {
    await expect(page.getByRole('alert')).toHaveText(say('shared', 'error.modify.new.old.same'));
    await expect(newPassword(page)).toHaveValue('');
    await expect(code).toHaveValue(digits);
  });
  await proves(['S1-FORGOT-02', 'S7-API-25'], async () => {
    await newPassword(page).fill('lantern22');
    const loggedIn = page.waitForRequest('**/wps/session/login');
    await set(page).click();
    expect((await loggedIn).method()).toBe('POST');
    await page.waitForURL(/\/m\/home$/);
    await expect(header(page)).toContainText('฿66.00');
  });
});

test('the phone form has an address of its own, where the merchant offers it', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await site.set({ flags: { CHNGPASSVERIF3: true } });
  await page.goto(site.url('/m/findPswBySms'));
  await proves('S2-ROUTES-14', () => expect(page.getByRole('form', { name: account('forget.byPhone') })).toBeVisible());
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await seesNoBarrier(page);
  await site.set({ flags: { CHNGPASSVERIF3: false } });
  await page.goto(site.url('/m/findPswBySms'));
  await page.waitForURL(/\/m\/forget$/);
  await expect(page.getByRole('form', { name: account('forget.byEmail') })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
