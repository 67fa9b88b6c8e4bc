import { VISITOR_COOKIE } from '@foyer/shared/remote';
import type { Browser, Page } from '@playwright/test';
import type { OwnSite } from './own-site';

const LIST = '/m/gameList?gameType=RNG';
const MINUTE = 60_000;

/** A tab of a visitor, in English, whose clock the story moves. */
export async function openTab(browser: Browser, { address }: OwnSite, visitor: string, path = LIST): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  // By the cookie the server chooses the shell, by the storage the page the rest.
  await context.addCookies([{ name: VISITOR_COOKIE, value: visitor, url: address }]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript((name) => {
    if (window.top !== window) return;
    localStorage.setItem('foyer:stays:shell.visitorId', name);
    localStorage.setItem('language', 'EN');
  }, visitor);
  await page.clock.install();
  // A file on its way would be late all at once when the clock is moved.
  await page.goto(address + path, { waitUntil: 'networkidle' });
  return page;
}

/** The release of games that a tab shows, once it shows one. */
export async function shownIn(page: Page): Promise<string> {
  const part = page.locator('[data-part^="games/"][data-version]').first();
  await part.waitFor();
  return (await part.getAttribute('data-version')) ?? '';
}

/** Whether the page comes to have a heading. */
export const isCalled = (page: Page, title: string): Promise<boolean> =>
  page
    .getByRole('heading', { level: 1, name: title, exact: true })
    .waitFor()
    .then(
      () => true,
      () => false,
    );

/** A minute passes for a tab, in which it asks once what was taken back. Gives what it heard. */
export async function aMinuteLater(page: Page): Promise<unknown> {
  const answer = page.waitForResponse(/\/taken-back\.json$/);
  await page.clock.fastForward(MINUTE);
  return (await answer).json();
}

/** The step home, by the footer. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(/\/m\/home$/);
}

/** Logs in with an account of the demonstration. */
export async function logIn(page: Page, { address }: OwnSite): Promise<void> {
  await page.goto(`${address}/m/login`);
  const form = page.locator('[data-part="account/login"]').getByRole('form');
  await form.getByRole('textbox', { name: 'Username', exact: true }).fill('demo');
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill('demo1234');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/m\/home$/);
}
