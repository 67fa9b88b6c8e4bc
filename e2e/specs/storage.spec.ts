import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const shell = (key: string) => words('EN')('shell', key);

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

for (const type of [0, 1, 42]) {
  test(`the member of type ${type} is kept in the browser after logging in`, async ({ page, site }) => {
    const { username } = await site.member({ type, nickname: 'Ploy' });
    await logIn(page, site, { username, password: 'lantern1' });
    await expect(page.getByRole('banner')).toContainText('Ploy');
    await proves('S3-STORAGE-01', async () => {
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
    expect(await kept(page, 'SHELL_PU_B')).toMatchObject({ show: false });
    expect(await kept(page, 'SHELL_PU_A')).toBeNull();
    expect(await kept(page, 'autoLogin')).toBeNull();
  });
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, site, await site.member());
  await closeGreetings(page);
  await proves('S3-STORAGE-03', async () => {
    expect(await kept(page, 'SHELL_PU_A')).toMatchObject({ show: false });
    expect(await kept(page, 'autoLogin')).toBe(1);
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('menu.title') })
    .click();
  await page.getByRole('dialog').getByText(shell('menu.signOut')).click();
  await page
    .getByRole('dialog', { name: shell('signOut.title') })
    .getByRole('button', { name: shell('menu.signOut') })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: shell('header.login') })).toBeVisible();
  await proves('S3-STORAGE-03', async () => expect(await kept(page, 'autoLogin')).toBe(0));
});
