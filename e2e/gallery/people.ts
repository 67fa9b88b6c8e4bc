import type { Browser, Page } from '@playwright/test';
import { choose, loginForm } from '../support/site';

/** Accounts of the demonstration with bets, levels and teams. A trial account is made on the spot. */
const accounts: Record<number, { username: string; password: string }> = {
  0: { username: 'demo', password: 'demo1234' },
  1: { username: 'agent', password: 'agent1234' },
};
export const TRIAL = 4;

type Kept = Record<'session' | 'local', Record<string, string>>;
const kept = new Map<number, Promise<Kept>>();

async function enter(browser: Browser, base: string, type: number): Promise<Kept> {
  const page = await browser.newPage();
  await choose(page, { language: 'EN' });
  const account = accounts[type];
  await page.goto(`${base}${account ? '/m/login' : '/m/trail'}`);
  if (account) {
    // The demonstration has several log-in methods, and one is called "password".
    const form = loginForm(page);
    await form.locator('[name="username"]:not([type="radio"])').fill(account.username);
    await form.locator('[name="password"]').fill(account.password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
  } else await page.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForURL(/\/m\/home$/);
  const stored = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  await page.close();
  return stored;
}

/** Makes the page that of a demonstration account, which logs in once for all its screens. */
export async function become(page: Page, browser: Browser, base: string, type: number): Promise<void> {
  const entered = kept.get(type) ?? enter(browser, base, type);
  kept.set(type, entered);
  await page.addInitScript(
    ({ session, local }) => {
      if (window.top !== window) return;
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      for (const [key, value] of Object.entries(local))
        if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    await entered,
  );
}
