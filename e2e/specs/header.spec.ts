import type { Locator, Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { manifests } from '../support/remotes';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const shell = (key: string) => say('shell', key);

/**
 * Of each part one page with the site's bar, and those that anybody may see. That all pages have the same bar is seen in
 * shell/src/layout/header-menu.test.tsx; here it has its real width.
 */
const pages = manifests.flatMap(({ pages: declared }) => {
  const barred = Object.entries(declared).flatMap(([address, { bar = true, guard = [] }]) =>
    bar ? [{ address, isOpen: guard.length === 0 }] : [],
  );
  return [...new Set([...barred.slice(0, 1), ...barred.filter(({ isOpen }) => isOpen).slice(0, 2)])];
});

/** The smallest phone, whose bar has a menu, and a window, whose bar has room for all. */
const widths = [320, 1280];

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog', { name: shell('menu.title') });

/** Checks the header at each width: the bar if it has room for all entries, else the bar with its menu open. */
async function atEachWidth(page: Page, look: (header: Locator) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    // After a resize the bar measures its title in the next frame, and draws itself in the one after it.
    await page.evaluate(async () => {
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    });
    const over = () => bar(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(over, { message: `${page.url()}, ${width} px` }).toBeLessThanOrEqual(0);
    if (await languages(bar(page)).isVisible()) {
      await look(bar(page));
      continue;
    }
    await bar(page)
      .getByRole('button', { name: shell('menu.title') })
      .click();
    await look(menu(page));
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  }
}

/** The bar's language button, or the languages in the menu. */
const languages = (header: Locator) =>
  header
    .getByRole('button', { name: shell('language.title') })
    .or(header.getByRole('group', { name: shell('language.title') }).getByText('English'));

const seesLanguages = (header: Locator) => expect(languages(header)).toBeVisible();

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
});

for (const direct of [true, false]) {
  test(`the header of an open page of each part offers a visitor what that of home does; registering directly: ${direct}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(360_000);
    await site.set({ flags: { DIRECTREG3: direct } });
    const open = pages.filter(({ isOpen }) => isOpen);
    expect(open.length).toBeGreaterThan(3);
    for (const { address } of open) {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(site.at(address));
      await expect(bar(page).getByRole('link', { name: shell('header.login') })).toBeVisible();
      await atEachWidth(page, async (header) => {
        const register = header.getByRole('link', { name: shell('header.register') });
        await proves('S2-HEADER-10', async () => {
          if (direct) await expect(register).toHaveAttribute('href', '/m/register');
          if (direct) await expect(register).toBeVisible();
          else await expect(register).toHaveCount(0);
        });
        await proves('S2-HEADER-11', () => seesLanguages(header));
      });
    }
  });
}

test('the header of a page of each part shows a member who they are and what they may do', async ({ page, site }) => {
  test.setTimeout(360_000);
  await logIn(page, site, await site.member({ nickname: 'Ploy', balance: '42.5' }));
  for (const { address } of pages) {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(site.at(address));
    await expect(bar(page)).toContainText('฿42.50');
    await atEachWidth(page, async (header) => {
      await proves(['S1-ROLES-02', 'S2-HEADER-13'], async () => {
        await expect(header.getByText('Ploy', { exact: true })).toBeVisible();
        await expect(header).toContainText('฿42.50');
      });
      await proves('S2-HEADER-16', async () => {
        const deposit = header.getByRole('link', { name: shell('menu.deposit') });
        await expect(deposit).toBeVisible();
        await expect(deposit).toHaveAttribute('href', '/m/voucherCenter');
      });
      await proves('S2-HEADER-17', () => seesLanguages(header));
    });
    await proves('S2-HEADER-17', () =>
      expect(bar(page).getByRole('button', { name: shell('menu.title') })).toBeVisible(),
    );
  }
});

test('a member without a nickname is called by their account, in the menu of an inner page', async ({ page, site }) => {
  const member = await site.member({ nickname: '' });
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await bar(page)
    .getByRole('button', { name: shell('menu.title') })
    .click();
  await proves('S2-HEADER-13', () => expect(menu(page).getByText(member.username, { exact: true })).toBeVisible());
});
