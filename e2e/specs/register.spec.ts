import type { Browser, Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { passCaptcha } from '../support/captcha';
import { expect, proves, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { brokenLayout } from '../support/layout';
import { codeIn, newestMessage } from '../support/outbox';
import { scriptsOf } from '../support/scripts';
import { choose, logIn, loginForm, type Site } from '../support/site';
import { seen } from '../support/toasts';
import { words } from '../support/words';

const say = (key: string) => words('EN')('account', key);
const form = (page: Page) => page.locator('[data-part="account/register"]');
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const submit = (page: Page) => form(page).getByRole('button', { name: say('register.submit') });

const everything = [
  ...['username', 'password', 'paymentPassword', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'],
  ...['email', 'nickname', 'payeeName', 'mobileNum', 'recommenderId', 'affiliateCode', 'verificationCode', 'captcha'],
];
const switchedOn = (names: readonly string[], required = false) =>
  Object.fromEntries(names.map((name) => [name, { enabled: true, required }]));

/** A member's invitation code, read from the member's page. */
async function invitationOf(browser: Browser, site: Site): Promise<string> {
  const page = await browser.newPage();
  await choose(page, { language: 'EN' });
  await logIn(page, site, await site.member());
  const code = await page.evaluate(async () => {
    const { token } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string };
    const answer = await fetch('/wps/member/info', { headers: { Authorization: token } });
    return ((await answer.json()) as { value: { affiliateCode: string } }).value.affiliateCode;
  });
  await page.close();
  return code;
}

test('a visitor registers by name from a referral link, by keyboard alone', async ({ page, site, browser }) => {
  await choose(page, { language: 'EN' });
  await site.set({
    flags: { USERNAMEREG3: true, MOBILENUMREG3: false, REGMOBVERF3: false },
    registerFields: switchedOn(['affiliateCode']),
  });
  const invitation = await invitationOf(browser, site);
  await page.goto(site.url(`/m/register?affiliateCode=${invitation}`));
  await expect(field(page, say('register.field.username'))).toBeVisible();
  await expect(form(page).getByLabel(say('register.field.affiliateCode'))).toHaveValue(invitation);

  const name = field(page, say('register.field.username'));
  await tabTo(page, name);
  await page.keyboard.type('newlantern');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret88');
  // Past the first password's show button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret99');
  await page.keyboard.press('Enter');
  const confirm = field(page, say('register.field.confirm'));
  await expect(confirm).toBeFocused();
  await expect(confirm).toHaveAccessibleDescription('Confirmation incorrect');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('secret88');

  await proves(['S1-REGISTER-01', 'S8-ERRORS-10'], async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/register'));
    const done = seen(page, say('register.done'));
    await page.keyboard.press('Enter');
    const request = await sent;
    expect(request.method()).toBe('PUT');
    expect(request.headers()['encryption']).toBeTruthy();
    expect(request.postData()).not.toContain('secret88');
    expect(await done).toBe(true);
    await page.waitForURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText('newlantern');
  });
});

test('a visitor registers by mobile number with the code that came, by touch, and logs in', async ({
  page,
  site,
  ops,
}) => {
  await choose(page, { language: 'EN' });
  await site.set({
    flags: { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
    registerStartsSession: false,
    smsMinutes: 10,
  });
  await proves('S2-ROUTES-11', async () => {
    await page.goto(site.url('/register.html'));
    await expect(form(page).getByRole('form', { name: say('register.title') })).toBeVisible();
    await expect(page).toHaveURL(/\/register\.html$/);
  });
  await field(page, say('sms.mobile')).fill('812345678');
  const codeSent = seen(page, say('sms.sent'));
  await form(page)
    .getByRole('button', { name: say('sms.get') })
    .tap();
  await passCaptcha(page, ops, site);
  expect(await codeSent).toBe(true);
  await expect(form(page).getByRole('button', { name: new RegExp(say('sms.again')) })).toBeVisible();
  await field(page, say('sms.code')).fill(codeIn(await newestMessage(ops, site, '+66812345678')));
  await field(page, say('register.field.password')).fill('secret88');
  await field(page, say('register.field.confirm')).fill('secret88');
  await proves(['S1-REGISTER-02', 'S7-API-17'], async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/register/mobile'));
    await submit(page).tap();
    expect((await sent).method()).toBe('PUT');
    await page.waitForURL(/\/m\/login$/);
    await expect(loginForm(page).getByLabel('Username', { exact: true })).toHaveValue('812345678');
  });
  await loginForm(page).getByLabel('Password', { exact: true }).fill('secret88');
  await loginForm(page).getByRole('button', { name: 'Log in', exact: true }).tap();
  await page.waitForURL(/\/m\/home$/);
});

test('what was typed is there after a look at the agreement, and after a refusal', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await site.set({ flags: { USERNAMEREG3: true, REGMOBVERF3: false } });
  const { username } = await site.member();
  await page.goto(site.url('/m/register'));
  await field(page, say('register.field.username')).fill(username);
  await field(page, say('register.field.password')).fill('secret88');
  await field(page, say('register.field.confirm')).fill('secret88');
  await form(page)
    .getByRole('link', { name: say('register.agreement') })
    .tap();
  const agreement = page.locator('[data-part="content/user-agreement"]');
  await proves(['S2-FOOTER-11', 'S2-ROUTES-63'], async () => {
    await expect(page).toHaveURL(/\/m\/useragreement$/);
    await expect(agreement.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(
      page.getByRole('heading', { name: words('EN')('content', 'agreement.title'), level: 1 }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
  await seesNoBarrier(page);
  await page.goBack();
  await expect(field(page, say('register.field.confirm'))).toHaveValue('secret88');
  await submit(page).tap();
  const name = field(page, say('register.field.username'));
  await expect(name).toHaveAccessibleDescription('Sorry, the username already exists.');
  await expect(name).toBeFocused();
  await expect(field(page, say('register.field.password'))).toHaveValue('secret88');
});

test('nothing keeps anyone out of a registration that asks for everything', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
  await site.set({
    flags: { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
    registerFields: switchedOn(everything, true),
  });
  await page.goto(site.url('/m/register'));
  await expect(field(page, say('register.field.username'))).toBeVisible();
  // The captcha's picture is loaded.
  await expect(
    form(page)
      .getByRole('button', { name: say('login.captchaRefresh') })
      .locator('img'),
  ).toBeVisible();
  await expect(form(page).locator('input:not([type=checkbox])')).toHaveCount(everything.length + 1);
  await seesNoBarrier(page);
  await submit(page).tap();
  await expect(field(page, say('register.field.username'))).toBeFocused();
  await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(everything.length + 1);
  await seesNoBarrier(page);
});

test('a registration that asks for everything fits small phones and large letters', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'TY' });
  await site.set({
    flags: { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
    registerFields: switchedOn(everything),
  });
  await page.goto(site.url('/m/register'));
  await expect(form(page).locator('button[type=submit]')).toBeVisible();
  for (const [width, letters] of [
    [320, '1'],
    [320, '1.5'],
    [375, '1.5'],
    [1280, '1'],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    await page.evaluate((size) => document.documentElement.style.setProperty('--text-size', size), letters);
    await expect.poll(() => page.evaluate(brokenLayout), { message: `${width} px, letters × ${letters}` }).toEqual([]);
  }
});

test('the log-in page loads nothing of the registration, of the encryption or of the external service', async ({
  page,
  site,
}) => {
  const scripts = scriptsOf(page);
  /** Which scripts have loaded, by a word of each: the registration's own code, the encryption, the external service. */
  const loaded = () => {
    const code = scripts().join('\n');
    return ['registerUrl', 'RSA-OAEP', 'identitytoolkit'].filter((mark) => code.includes(mark));
  };
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/login'));
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual([]);

  // The marks appear when their scripts load.
  await page.getByRole('link', { name: say('login.register') }).tap();
  await expect(field(page, say('register.field.username'))).toBeVisible();
  await expect.poll(loaded).toEqual(['registerUrl']);
  await field(page, say('register.field.username')).focus();
  await expect.poll(loaded).toEqual(['registerUrl', 'RSA-OAEP']);
});
