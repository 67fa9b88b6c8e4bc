import type { Page, Response } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { passCaptcha } from '../support/captcha';
import { expect, PUBLIC, proves, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { codeIn, newestMessage } from '../support/outbox';
import { scriptsOf } from '../support/scripts';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const account = (key: string) => say('account', key);
const header = (page: Page) => page.getByRole('banner');
const submit = (page: Page) => page.getByRole('button', { name: account('login.submit'), exact: true });
const password = (page: Page) =>
  page.getByLabel(account('login.password'), { exact: true }).and(page.locator('input:not([type="radio"])'));
const session = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as Record<string, unknown> | null,
  );

declare global {
  /** The sound that the page played last. */
  var heard: HTMLMediaElement | undefined;
}

const policies = (page: Page) =>
  page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''));

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

test('a member logs in by the code of an SMS, by keyboard alone', async ({ page, site, ops }) => {
  await site.set({ flags: { MOBILEVERCODELOGIN3: true }, smsMinutes: 10 });
  await site.member({ mobile: { dialingCode: '66', number: '812345678' }, balance: '77' });
  await page.goto(site.url('/m/login'));
  const mobile = page.getByRole('textbox', { name: account('sms.mobile') });
  await expect(page.getByLabel(account('login.username'))).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: account('login.mode.username') }));
  await page.keyboard.press('ArrowRight');
  await proves('S2-LOGIN-02', async () => {
    await expect(mobile).toBeVisible();
    await expect(page.getByRole('textbox', { name: account('sms.code') })).toBeVisible();
  });
  await seesNoBarrier(page);
  await tabTo(page, page.getByRole('button', { name: account('sms.get') }));
  await page.keyboard.press('Enter');
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await seesNoBarrier(page);

  await page.keyboard.type('0812345678');
  await tabTo(page, page.getByRole('button', { name: account('sms.get') }));
  await page.keyboard.press('Enter');
  await passCaptcha(page, ops, site);
  await expect(page.getByRole('button', { name: /^New code in/ })).toBeVisible();
  const code = codeIn(await newestMessage(ops, site, '+66812345678'));
  await expect(page.getByRole('textbox', { name: account('sms.code') })).toBeFocused();
  await page.keyboard.type(code);
  await proves('S1-LOGIN-02', async () => {
    const sent = page.waitForRequest('**/wps/session/login');
    await page.keyboard.press('Enter');
    expect((await sent).headers()['encryption']).toBeTruthy();
    await page.waitForURL(/\/m\/home$/);
    await expect(header(page)).toContainText('฿77.00');
  });
  // The mobile number is remembered, the code is not.
  const remembered = await page.evaluate(() => localStorage.getItem('rememberLogin_sms'));
  expect(JSON.parse(remembered ?? '')).toEqual({
    type: 'sms',
    username: '0812345678',
    password: '',
    countryDialingCode: '66',
  });
});

test('the third failure demands a captcha, which changes by press, by failure and by mode, and can be heard', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      globalThis.heard = this;
      return play.call(this);
    };
  });
  await site.set({ flags: { MOBILEVERCODELOGIN3: true } });
  const member = await site.member();
  const pictures: Response[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/wps/captcha') pictures.push(answer);
  });
  await page.goto(site.url('/m/login'));
  await page.getByLabel(account('login.username')).fill(member.username);
  await password(page).fill('wrong-one1');
  const captcha = page.getByRole('textbox', { name: account('login.captcha') });
  const press = async () => {
    const answered = page.waitForResponse('**/wps/session/login');
    await submit(page).click();
    await answered;
    await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  };
  await proves('S4-CAPTCHA-01', async () => {
    for (const failure of [1, 2]) {
      await press();
      await expect(page.getByRole('alert')).toContainText(say('shared', 'error.member.not.exist'));
      expect([failure, await captcha.count(), pictures.length]).toEqual([failure, 0, 0]);
    }
    await press();
    await expect(captcha).toBeVisible();
    await expect.poll(() => pictures.length).toBe(1);
  });
  await seesNoBarrier(page);

  const picture = page.getByRole('button', { name: account('login.captchaRefresh') });
  await proves('S2-LOGIN-13', async () => {
    await expect(picture.locator('img')).toHaveAttribute('src', /./);
    const first = await picture.locator('img').getAttribute('src');
    await picture.click();
    await expect(picture.locator('img')).not.toHaveAttribute('src', first ?? '');
    await expect.poll(() => pictures.length).toBe(2);
  });
  await page.getByRole('button', { name: account('login.captchaListen') }).click();
  await expect.poll(() => page.evaluate(() => globalThis.heard?.currentTime ?? 0)).toBeGreaterThan(0.2);
  expect(await page.evaluate(() => globalThis.heard?.duration ?? 0)).toBeGreaterThan(3);
  expect(pictures).toHaveLength(2);
  await submit(page).click();
  await expect(captcha).toBeFocused();
  await seesNoBarrier(page);
  await captcha.fill('0');
  await press();
  await expect.poll(() => pictures.length).toBe(3);
  await expect(captcha).toHaveValue('');
  await proves('S4-LOGIN-03', async () => {
    await page.getByRole('radio', { name: account('login.mode.sms') }).check();
    await expect.poll(() => pictures.length).toBe(4);
    await expect(captcha).toBeVisible();
  });
});

test('too many tries make the form wait, which it says, and then it goes on', async ({ page, site, ops }) => {
  const member = await site.member();
  await page.goto(site.url('/m/login'));
  await page.getByLabel(account('login.username')).fill(member.username);
  await password(page).fill('wrong-one1');
  const captcha = page.getByRole('textbox', { name: account('login.captcha') });
  const press = async () => {
    const answered = page.waitForResponse('**/wps/session/login');
    await submit(page).click();
    await answered;
    await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
  };
  for (let n = 0; n < 3; n += 1) await press();
  await expect(captcha).toBeVisible();
  // After 15 minutes the captcha is no longer demanded, but failures still count.
  await ops.call('PUT', `/merchants/${site.code}/clock`, { offsetMs: 15 * 60_000 + 1000 });
  for (let n = 0; n < 3; n += 1) {
    await captcha.fill('0');
    await press();
  }
  await captcha.fill('0');
  await press();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Too many attempts. You can try again in \d+ seconds?\./);
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(password(page)).toHaveValue('wrong-one1');
  await seesNoBarrier(page);
  await expect(alert).toHaveText(account('login.waitOver'), { timeout: 60_000 });
  await password(page).fill(member.password);
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
});

for (const { path, button } of [
  { path: '/m/trail', button: account('trial.start') },
  { path: '/m/login', button: account('trial.try') },
]) {
  test(`a visitor tries the games without an account, from ${path}`, async ({ page, site, ops }) => {
    await site.set({ trialOpen: true });
    await page.goto(site.at(path));
    const start = page.getByRole('button', { name: button });
    await expect(start).toBeVisible();
    await tabTo(page, start);
    await proves(['S1-TRIAL-01', 'S2-TRIAL-01', 'S4-TRIAL-01'], async () => {
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/m\/home$/);
      expect(await session(page)).toMatchObject({ type: 4 });
    });
    const info = await session(page);
    const merchant = await ops.call<{ trialMerchantCode: string }>('GET', `/merchants/${site.code}`);
    await proves(['S3-TRIAL-01', 'S1-ROLES-04'], async () => {
      expect(merchant.trialMerchantCode).not.toBe(site.code);
      expect(info?.['merchantCode']).toBe(merchant.trialMerchantCode);
      expect(info?.['token']).toBeTruthy();
      expect(info).not.toHaveProperty('firstTimeLogin');
    });
    await proves('S3-TRIAL-02', async () =>
      expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toBe(info?.['userName']),
    );
  });
}

test('a merchant without trial play says so, and the page stays', async ({ page, site }) => {
  await site.set({ trialOpen: false });
  await page.goto(site.url('/m/trail'));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: account('trial.start') }).click();
  await proves(['S2-TRIAL-01', 'S4-TRIAL-01'], async () => {
    await expect(page.getByRole('alert')).toHaveText(say('shared', 'error.permission.denied'));
    expect(new URL(page.url()).pathname).toBe('/m/trail');
  });
  await seesNoBarrier(page);
});

test('a visitor has the ways in', { tag: PUBLIC }, async ({ page, visited }) => {
  for (const [path, name] of [
    ['/m/register', 'register'],
    ['/m/login', 'login'],
    ['/m/trail', 'trial'],
  ] as const) {
    await page.goto(visited.url(path));
    const page_ = page.locator(`[data-part="account/${name}"]`);
    await expect(page_.getByRole('button').and(page_.locator(':enabled')).last()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect((await policies(page)).join()).not.toContain('google');
  }
});

test('the log-in page fetches no encryption, external service or registration before it is needed', async ({
  page,
  site,
}) => {
  const keys = { apiKey: 'k', authDomain: 'd.example', projectId: 'p' };
  await site.set({ external: keys, flags: { MOBILEVERCODELOGIN3: true, FACEBOOKLOGIN3: false, GOOGLELOGIN3: false } });
  const scripts = scriptsOf(page);
  const marks = { crypto: 'RSAES-OAEP', external: 'identitytoolkit.googleapis.com', register: 'confirmPassword' };
  const found = () => {
    const all = scripts();
    return Object.entries(marks).flatMap(([name, mark]) => (all.some((text) => text.includes(mark)) ? [name] : []));
  };
  await page.goto(site.url('/m/login'), { waitUntil: 'networkidle' });
  await expect(page.getByLabel(account('login.username'))).toBeVisible();
  expect(found()).toEqual([]);
  // Only merchants with keys allow the service's scripts.
  expect((await policies(page))[0]).toContain('https://apis.google.com');
  // The focus loads the code, which shows that the marks above are right.
  await page.getByLabel(account('login.username')).focus();
  await expect.poll(found).toEqual(['crypto']);
  await page.getByRole('radio', { name: account('login.mode.sms') }).check();
  await expect.poll(found).toEqual(['crypto', 'external']);
  await page.getByRole('link', { name: account('login.register') }).click();
  await expect.poll(found).toEqual(['crypto', 'external', 'register']);
});

test('the real service starts, and its buttons stand where the merchant has both', async ({ page, site }) => {
  const flags = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true };
  await site.set({ external: { apiKey: 'k', authDomain: 'd.example', projectId: 'p' }, flags });
  await page.goto(site.url('/m/login'));
  await proves('S1-LOGIN-03', async () => {
    for (const house of ['facebook', 'google'])
      await expect(page.getByRole('button', { name: account(`external.${house}`) })).toBeVisible();
    await site.set({ flags: { FACEBOOKLOGIN3: false } });
    await page.reload();
    await expect(page.getByRole('button', { name: account('external.google') })).toBeVisible();
    await expect(page.getByRole('button', { name: account('external.facebook') })).toHaveCount(0);
  });
  await seesNoBarrier(page);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`letters have their drawn size, motion: ${reducedMotion}`, { tag: PUBLIC }, async ({ page, visited }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(visited.url('/m/login'));
    await expect(page.locator('label', { hasText: account('login.username') })).toHaveCSS('font-size', '12px');
  });
}
