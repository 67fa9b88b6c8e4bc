import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, PUBLIC, proves, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { remoteNames } from '../support/remotes';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn, loginForm, type Member, type Site, sendLogIn } from '../support/site';
import { seen } from '../support/toasts';
import { words } from '../support/words';

const say = words('EN');
const account = (key: string) => say('account', key);
const part = (page: Page, name: string) => page.locator(`[data-part="account/${name}"]`);
const field = (page: Page, key: string) => page.getByLabel(account(key), { exact: true });
const button = (page: Page, key: string) => part(page, 'change-password').getByRole('button', { name: account(key) });

/** Logs in from the member center and returns without a reload, so that the memory of the log-in stays. */
async function enter(page: Page, site: Site, member: Member): Promise<void> {
  await page.goto(site.url('/m/mine'));
  await part(page, 'mine').getByText(account('mine.visitor')).click();
  await page
    .getByRole('dialog', { name: say('shell', 'login.title') })
    .getByRole('button', { name: say('shell', 'header.login') })
    .click();
  await sendLogIn(page, member);
  await page.waitForURL(/\/m\/mine$/);
}

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

test('settings and change of password are no pages for visitors', { tag: PUBLIC }, async ({ page, visited }) => {
  for (const [path, id] of [
    ['/m/set', 'S2-SETTINGS-01'],
    ['/m/changePsw', 'S2-CHANGEPSW-06'],
  ] as const) {
    await proves(id, async () => {
      await page.goto(visited.url(path));
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  }
});

test('the form by keyboard alone, right after a login: nobody asks for the old password', async ({ page, site }) => {
  await enter(page, site, await site.member({ username: 'lotus88' }));
  await page.getByRole('button', { name: account('mine.settings') }).click();
  await proves('S2-ROUTES-17', async () => {
    await expect(page.getByRole('heading', { level: 1, name: account('set.title') })).toBeVisible();
    await expect(part(page, 'settings').getByRole('button', { name: account('changePsw.title') })).toBeVisible();
    await expect(part(page, 'settings').getByRole('button', { name: account('mine.signOut') })).toBeVisible();
  });
  await seesNoBarrier(page);
  await part(page, 'settings')
    .getByRole('button', { name: account('changePsw.title') })
    .click();
  await proves(['S2-ROUTES-15', 'S2-SETTINGS-02'], async () => {
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await expect(field(page, 'changePsw.username')).toHaveValue('lotus88');
    await expect(field(page, 'changePsw.new')).toBeVisible();
  });
  await expect(page.getByRole('navigation', { name: say('shell', 'footer.label') })).toHaveCount(0);
  await proves('S2-CHANGEPSW-02', () => expect(field(page, 'changePsw.old')).toHaveCount(0));

  await tabTo(page, field(page, 'changePsw.new'));
  await page.keyboard.type('lantern1');
  await page.keyboard.press('Enter');
  await expect(field(page, 'changePsw.confirm')).toBeFocused();
  await expect(page.getByText(say('shared', 'rule.enterPassword'))).toBeVisible();
  await seesNoBarrier(page);
  await page.keyboard.type('lantern1');
  await page.keyboard.press('Enter');
  await proves('S5-CHANGEPSW-05', async () => {
    await expect(page.getByRole('dialog')).toContainText(say('shared', 'error.modify.new.old.same'));
  });
});

test('a new password is sent with the held one; everywhere else one is signed out', async ({ page, site, browser }) => {
  const member = await site.member();
  const elsewhere = await browser.newPage();
  await choose(elsewhere, { language: 'EN' });
  await logIn(elsewhere, site, member);

  await enter(page, site, member);
  await page.getByRole('button', { name: account('mine.settings') }).click();
  await part(page, 'settings')
    .getByRole('button', { name: account('changePsw.title') })
    .click();
  await page.evaluate(() => sessionStorage.setItem('password', 'left by somebody'));
  await field(page, 'changePsw.new').fill('lantern22');
  await field(page, 'changePsw.confirm').fill('lantern22');
  let saved = Promise.resolve(false);
  await proves(['S1-CHANGEPSW-01', 'S7-API-26', 'S3-CHANGEPSW-01'], async () => {
    const sent = page.waitForRequest('**/wps/member/password');
    saved = seen(page, account('changePsw.saved'));
    await button(page, 'changePsw.submit').click();
    const request = await sent;
    expect(request.method()).toBe('PUT');
    expect(request.postDataJSON()).toEqual({
      oldPassword: 'lantern1',
      newPassword: 'lantern22',
      confirmNewPassword: 'lantern22',
    });
  });
  await proves(['S4-CHANGEPSW-02', 'S4-CHANGEPSW-06'], async () => {
    expect(await saved).toBe(true);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
  await proves('S4-CHANGEPSW-04', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('password'))).toBeNull();
  });
  await elsewhere.goto(site.url('/m/set'));
  await expect(elsewhere).toHaveURL(/\/m\/login$/);
  await elsewhere.close();
});

test('after a reload the old password is asked for; the new one opens the account', async ({
  page,
  site,
  expectedTrouble,
}) => {
  const member = await site.member();
  await logIn(page, site, member);
  await page.goto(site.url('/m/changePsw'));
  await proves('S2-CHANGEPSW-02', () => expect(field(page, 'changePsw.old')).toBeVisible());
  await field(page, 'changePsw.old').fill('notMine1');
  await field(page, 'changePsw.new').fill('lantern22');
  await field(page, 'changePsw.confirm').fill('lantern22');
  await button(page, 'changePsw.submit').click();
  await proves(['S4-CHANGEPSW-07', 'S8-ERRORS-11'], async () => {
    await expect(page.getByRole('alert')).toHaveText(say('shared', 'error.password.wrong'));
    await expect(page.getByText(account('changePsw.busy'))).toHaveCount(0);
    await expect(field(page, 'changePsw.new')).toHaveValue('lantern22');
    await expect(page).toHaveURL(/\/m\/changePsw$/);
  });
  await seesNoBarrier(page);
  await site.fault('^/wps/member/password$', '500', 1);
  expectedTrouble.push(/500 \(Internal Server Error\)/);
  await field(page, 'changePsw.old').fill(member.password);
  await button(page, 'changePsw.submit').click();
  await expect(page.getByRole('alert')).toHaveText(say('shared', 'error.unknown'));
  await button(page, 'changePsw.submit').click();
  await expect(page).toHaveURL(/\/m\/home$/);

  // The remembered log-in has the new password.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(site.url('/m/login'));
  await expect(loginForm(page).getByLabel('Password', { exact: true })).toHaveValue('lantern22');
  await loginForm(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a row leads to the login when the session vanished; about names the releases', async ({ page, site }) => {
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/set'));
  const settings = part(page, 'settings');
  await settings.getByRole('button', { name: account('set.about') }).click();
  const about = page.getByRole('dialog', { name: account('set.about') });
  await expect(about.getByRole('term')).toHaveCount(remoteNames.length + 1);
  expect((await about.getByRole('term').allInnerTexts()).sort()).toEqual(['shell', ...remoteNames].sort());
  await seesNoBarrier(page);
  await about.getByRole('button', { name: say('shared', 'ui.close') }).click();
  await expect(about).toHaveCount(0);
  await settings.getByRole('button', { name: account('set.theme') }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: say('shell', 'theme.light') })
    .check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await seesNoBarrier(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await proves('S2-SETTINGS-04', async () => {
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'));
    await settings.getByRole('button', { name: account('changePsw.title') }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});

for (const [setting, version] of [
  [1, 'new'],
  [0, 'base'],
] as const) {
  test(`a head icon is chosen and cut from a picture of one's own: layout ${version}`, async ({ page, site }) => {
    await site.set({ mobileTemplate: { mem_cen: setting } });
    await enter(page, site, await site.member({ nickname: 'Mali' }));
    await expect(part(page, 'mine').locator(`[data-layout="${version}"]`)).toBeVisible();
    await seesNoBarrier(page);
    const change = page.getByRole('button', { name: account('headIcon.change') });
    await change.click();
    const sheet = page.getByRole('dialog');
    await proves('S7-API-55', async () => {
      await expect(sheet.getByRole('radio')).not.toHaveCount(0);
      await seesNoBarrier(page);
      await sheet.getByRole('radio').nth(3).focus();
      await page.keyboard.press('Space');
      const sent = page.waitForRequest((request) => request.url().endsWith('/headIcon') && request.method() === 'POST');
      await sheet.getByRole('button', { name: account('headIcon.use') }).click();
      expect((await sent).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      await expect(change.locator('img')).toHaveAttribute('src', /\/art\/avatar\/3\.svg$/);
    });

    await expect(sheet).toHaveCount(0);
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
    await change.click();
    const file = sheet.getByLabel(account('headIcon.file'));
    await file.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(sheet.getByRole('alert')).toHaveText(account('headIcon.noPicture'));
    await seesNoBarrier(page);
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    const stage = sheet.getByRole('application', { name: account('headIcon.move') });
    await stage.focus();
    const before = await sheet.locator('img').evaluate((image) => image.style.transform);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => sheet.locator('img').evaluate((image) => image.style.transform)).not.toBe(before);
    await sheet.getByRole('slider', { name: account('headIcon.zoom') }).focus();
    await page.keyboard.press('ArrowRight');
    await seesNoBarrier(page);
    await sheet.getByRole('button', { name: account('headIcon.use') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(change.locator('img')).toHaveAttribute('src', /\/art\/member\/.+\.jpg$/);
    const size = await change.locator('img').evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
      return image.decode().then(() => [image.naturalWidth, image.naturalHeight]);
    });
    expect(size).toEqual([256, 256]);
  });
}

test('benefits, service and download stand in every state', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/500 \(Internal Server Error\)/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.set({
    serviceLinks: ['https://chat.example/foyer', 'https://help.example/desk'],
    downloadLinks: [{ resourceType: 'Android', url: 'https://store.example/foyer.apk', labelNameEn: 'Android' }],
  });
  await logIn(page, site, await site.member());
  for (const [path, call, ids, ready] of [
    ['/m/member/benefits', '^/wps/member/club/benefit$', ['S1-VIP-01', 'S2-ROUTES-32'], 'table'],
    ['/m/service', '^/wps/system/service$', ['S2-ROUTES-36', 'S3-SERVICE-01'], 'link'],
    ['/m/download', '^/wps/download/links$', ['S2-ROUTES-37'], 'link'],
  ] as const) {
    await site.fault(call, '500');
    await page.goto(site.url(path));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(say('shared', 'error.unknown'));
    await seesNoBarrier(page);
    await site.repair();
    await proves(ids, async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: say('shared', 'ui.retry') })
        .click();
      const shown = page.getByRole('main').locator('[data-part]').getByRole(ready);
      await expect(shown.first()).toBeVisible();
      // Two chats, and the way to help.
      if (path === '/m/service') await expect(shown).toHaveCount(3);
    });
    await seesNoBarrier(page);
  }
});
