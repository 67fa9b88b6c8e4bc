import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { choose, sendLogIn } from '../support/site';
import { words } from '../support/words';

const say = (key: string) => words('EN')('account', key);

const session = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as Record<string, unknown> | null,
  );

test('a visitor registers, logs in and starts a trial, each without a session', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await site.set({ flags: { USERNAMEREG3: true }, registerFields: {}, trialOpen: true });
  /** Opens a page as a visitor and expects no redirect. */
  const arrive = async (path: string) => {
    await page.goto(site.at('/art/logo/icon.svg'));
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.at(path));
    expect(await session(page)).toBeNull();
  };
  const account = { username: 'newlantern', password: 'lantern1' };
  await proves('S6-ROLES-02', async () => {
    await arrive('/m/register');
    const form = page.locator('[data-part="account/register"]');
    await form.getByLabel(say('register.field.username'), { exact: true }).fill(account.username);
    await form.getByLabel(say('register.field.password'), { exact: true }).fill(account.password);
    await form.getByLabel(say('register.field.confirm'), { exact: true }).fill(account.password);
    await form.getByRole('button', { name: say('register.submit') }).click();
    await page.waitForURL(/\/m\/home$/);
    expect(await session(page)).toMatchObject({ userName: account.username, type: 0 });

    await arrive('/m/login');
    await sendLogIn(page, account);
    await page.waitForURL(/\/m\/home$/);
    expect(await session(page)).toMatchObject({ userName: account.username, type: 0 });

    await arrive('/m/trail');
    await page.getByRole('button', { name: say('trial.start') }).click();
    await page.waitForURL(/\/m\/home$/);
    expect(await session(page)).toMatchObject({ type: 4 });
  });
});
