import type { Page } from '@playwright/test';
import { damageByName, goWithin } from '../support/damage';
import { expect, proves, test } from '../support/fixtures';
import { pathsFor } from '../support/paths-for';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

/** An agent sees the pages of members and those of agents. */
const AGENT = 1;
const paths = [...new Set(pathsFor(AGENT))].filter((path) => path !== '/m/nowhere');

/** What the browser keeps of answers, by key, and whether each can be read. */
const keptAnswers = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => {
      if (!text.startsWith('{"shape":')) return [];
      const { value } = JSON.parse(text) as { value?: object };
      return value !== undefined && !('any' in value) ? [key] : [];
    }),
  );

/** Opens all pages in one document that starts with this damage. */
async function tour(page: Page, site: Site, damage: string, before?: () => Promise<unknown>): Promise<void> {
  await page.evaluate((name) => (window.name = name), damage);
  await page.goto(site.url('/m/home'));
  for (const path of paths) {
    await before?.();
    await goWithin(page, path);
  }
}

test('storage that is cut, of another shape, full or cleared costs no page anything', async ({ page, site }) => {
  test.setTimeout(120_000);
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ type: AGENT }));
  await damageByName(page);
  await page.goto(site.url('/m/home'));
  await tour(page, site, 'whole');
  const all = await keptAnswers(page);
  expect(all).toEqual(expect.arrayContaining(['banners', 'notice', 'gameTypes', 'hotGames', 'lotteries', 'bankList']));
  for (const damage of ['half', 'shape']) {
    await proves('F-CACHE-04', async () => {
      await tour(page, site, damage);
      // Each answer was kept anew.
      await expect.poll(() => keptAnswers(page)).toEqual(expect.arrayContaining(all));
    });
  }
  await proves('F-CACHE-04', async () => {
    await tour(page, site, 'whole', () => page.evaluate(() => localStorage.clear()));
    await tour(page, site, 'quota');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.evaluate(() => (window.name = 'no session'));
    await page.goto(site.url('/m/home'));
    await expect(
      page.getByRole('banner').getByRole('link', { name: words('TY')('shell', 'header.login') }),
    ).toBeVisible();
  });
});

test('storage that is forbidden costs no page anything', async ({ page, site }) => {
  test.setTimeout(120_000);
  const member = await site.member({ type: AGENT });
  await damageByName(page);
  // The name of a window stays on its host alone.
  await page.goto(site.at('/art/logo/icon.svg'));
  await page.evaluate(() => (window.name = 'denied'));
  await page.goto(site.url('/m/login'));
  const say = words('TY');
  await page.getByRole('textbox', { name: say('account', 'login.username') }).fill(member.username);
  await page.locator('input[type="password"]').fill(member.password);
  await page.getByRole('button', { name: say('account', 'login.submit'), exact: true }).click();
  await page.waitForURL(/\/m\/home$/);
  await proves('F-CACHE-04', async () => {
    for (const path of paths) await goWithin(page, path);
  });
});
