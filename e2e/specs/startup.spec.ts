import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { type CallFaultKind, choose, logIn, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const failures: readonly CallFaultKind[] = ['500', 'hang', 'html', 'empty', 'shape'];

const home = (page: Page) => page.locator('[data-part="games/home-games"]');
const serviceError = (page: Page) => page.getByRole('heading', { name: say('shell', 'failed.title') });

/** Expects the screen of a failed start, whose button opens the page once the platform is well. */
async function expectRecovery(page: Page, site: Site): Promise<void> {
  await expect(serviceError(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const retry = page.getByRole('button', { name: say('shell', 'failed.retry') });
  const asked = page.waitForRequest(/[/]wps[/]system[/]status$/);
  await retry.click();
  await asked;
  await expect(retry, 'asked again').not.toHaveAttribute('aria-busy', 'true');
  await expect(serviceError(page), 'still broken').toBeVisible();
  await site.repair();
  await retry.click();
  await expect(home(page)).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window), 'no reload').toBe(true);
}

test.beforeEach(async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await choose(page, { language: 'EN' });
});

for (const call of ['status', 'whitelabel']) {
  for (const kind of failures) {
    test(`start-up call ${call} answers with ${kind}: service error, and a retry that recovers`, async ({
      page,
      site,
    }) => {
      await site.fault(`^/wps/system/${call}$`, kind);
      await page.goto(site.url('/m/home'));
      await expectRecovery(page, site);
    });
  }
}

for (const kind of failures) {
  test(`start-up call template answers with ${kind}: the site opens by what the status says`, async ({
    page,
    site,
  }) => {
    await site.set({ mobileTemplate: { mem_cen: 1 } });
    await site.fault('^/wps/system/template$', kind);
    await page.goto(site.url('/m/home'));
    await expect(home(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('memberCenterVersion'))).toBe('new');
  });

  test(`member and balance answer with ${kind}: the member keeps their page and the name they logged in with`, async ({
    page,
    site,
  }) => {
    const member = await site.member({ nickname: '' });
    await logIn(page, site, member);
    await site.fault('^/wps/(member/info|wallets/balance)$', kind);
    await page.goto(site.url('/m/gameList?gameType=RNG'));
    await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText(member.username).first()).toBeVisible();
    await expect(menu.getByText(say('shell', 'menu.signOut'))).toBeVisible();
  });

  test(`the promotions answer with ${kind}: home stands`, async ({ page, site }) => {
    await site.fault('^/wps/promotions/available$', kind);
    await page.goto(site.url('/m/home'));
    await expect(home(page)).toBeVisible();
    await page.goto(site.url('/m/gameList?gameType=RNG'));
    await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
  });
}

test('the platform fails once: the start-up call of the boot script is not asked twice without a person', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await site.fault('^/wps/system/status$', '500', 1);
  await page.goto(site.url('/m/home'));
  await expect(serviceError(page)).toBeVisible();
  expect(asked.filter((path) => path === '/wps/system/status')).toHaveLength(1);
  await page.getByRole('button', { name: say('shell', 'failed.retry') }).click();
  await expect(home(page)).toBeVisible();
});

test('a site that closes while it is open says so at the next call, and opens again', async ({ page, site }) => {
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await site.set({ maintenance: true });
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell', 'menu.refresh') })
    .click();
  await expect(page.getByRole('heading', { name: say('shell', 'maintenance.title') })).toBeVisible();
  await site.set({ maintenance: false });
  await page.getByRole('button', { name: say('shell', 'maintenance.check') }).click();
  await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
});
