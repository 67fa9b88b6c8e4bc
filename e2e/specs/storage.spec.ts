import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { signOut } from '../support/sign-out';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

for (const type of [0, 1, 42]) {
  test(`the member of type ${type} is kept in the browser after logging in`, async ({ page, site }) => {
    const { username } = await site.member({ type, nickname: 'Ploy' });
    await logIn(page, site, { username, password: 'lantern1' });
    await expect(page.getByRole('banner')).toContainText('Ploy');
    await proves('S3-STORAGE-01', async () => {
      await expect.poll(() => kept(page, 'memberInfo')).toMatchObject({ nickname: 'Ploy' });
      const member = (await kept(page, 'memberInfo')) as Record<string, unknown>;
      expect(Object.keys(member)).toEqual(
        expect.arrayContaining(['id', 'nickname', 'account', 'regDate', 'type', 'toUpline']),
      );
      expect(member).toMatchObject({ nickname: 'Ploy', account: username, type });
      expect(typeof member['id']).toBe('number');
    });
  });
}

test('closed pop-ups, and a log-in and its end, are kept in the browser', async ({ page, site }) => {
  await page.goto(site.url('/m/home'));
  await closeGreetings(page);
  await proves('S3-STORAGE-03', async () => {
    await expect.poll(() => kept(page, 'SHELL_PU_B')).toMatchObject({ show: false });
    expect(await kept(page, 'SHELL_PU_A')).toBeNull();
    expect(await kept(page, 'autoLogin')).toBeNull();
  });
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, site, await site.member());
  await closeGreetings(page);
  await proves('S3-STORAGE-03', async () => {
    await expect.poll(() => kept(page, 'SHELL_PU_A')).toMatchObject({ show: false });
    expect(await kept(page, 'autoLogin')).toBe(1);
  });
  await signOut(page);
  await proves('S3-STORAGE-03', async () => expect.poll(() => kept(page, 'autoLogin')).toBe(0));
});

test('with storage denied, where a visitor wanted to go in games reaches the shell that logs them in', async ({
  page,
  site,
}) => {
  const member = await site.member();
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  // Without storage the site speaks its default language.
  const say = words('TY');
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await page.getByRole('tab', { name: say('games', 'tab.recent') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.getByRole('textbox', { name: say('account', 'login.username') }).fill(member.username);
  await page.locator('input[type="password"]').fill(member.password);
  await page.getByRole('button', { name: say('account', 'login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&tab=recent$/);
});
