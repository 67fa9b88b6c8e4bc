import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import type { Ops } from '../support/ops';
import { choose, logIn, type Site } from '../support/site';
import { seen } from '../support/toasts';
import { words } from '../support/words';

const say = words('EN');
const shell = (key: string) => say('shell', key);
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const footer = (page: Page, key: string) =>
  page.getByRole('navigation', { name: shell('footer.label') }).getByText(shell(key));

const OURS = /^\/($|m$|m\/|register\.html$)/;

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

/** Records every address of the page, with or without a load. */
function watchAddresses(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

async function openList(page: Page, site: Site): Promise<void> {
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(part(page, 'games/game-list').getByRole('article').first()).toBeVisible();
}

const playFirst = (page: Page) =>
  part(page, 'games/game-list').getByRole('article').first().getByRole('button').first().click();

/** A merchant where a name is enough to register, deposits are approved at once, and a gift waits for each member. */
async function openHouse(site: Site, ops: Ops): Promise<void> {
  await site.set({
    ...{ trialOpen: true, depositsApprovedBelow: '10000' },
    flags: { REWCEN3: true, USERNAMEREG3: true, MOBILENUMREG3: false, REGMOBVERF3: false },
  });
  const [from, to] = [Date.now() - 3_600_000, Date.now() + 3_600_000];
  const gift = { promotion: 'ONE', id: 'g', title: 'Lantern gift', condition: 'For everybody.', amount: '25' };
  await ops.call('PUT', `/merchants/${site.code}/content/gifts`, { items: [{ ...gift, from, to, until: to }] });
  await ops.call('PUT', `/merchants/${site.code}/content/promotions`, { items: [{ key: 'ONE', enabled: true }] });
}

async function register(page: Page, username: string): Promise<void> {
  const field = (key: string) => part(page, 'account/register').getByLabel(say('account', key), { exact: true });
  await field('register.field.username').fill(username);
  await field('register.field.password').fill('lantern1');
  await field('register.field.confirm').fill('lantern1');
  await field('register.field.confirm').press('Enter');
  // What they wanted to play before opens.
  await page.waitForURL(/\/m\/launchGame/);
}

/** Plays, pays in, and takes part in a promotion: what whoever has an account may do. */
async function playPayAndClaim(page: Page, site: Site): Promise<void> {
  await openList(page, site);
  await playFirst(page);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goto(site.url('/m/voucherCenter'));
  const deposit = part(page, 'wallet/deposit');
  await deposit.getByRole('textbox', { name: say('wallet', 'deposit.amount') }).fill('200');
  await deposit.getByRole('button', { name: say('wallet', 'deposit.submit'), exact: true }).click();
  await expect(deposit.getByRole('heading', { name: say('wallet', 'done.approved') })).toBeVisible();
  await page.goto(site.url('/m/rewardCenter'));
  const gift = part(page, 'content/reward-center').getByRole('listitem').filter({ hasText: 'Lantern gift' });
  await gift.getByRole('button').click();
  await expect(gift).toContainText(/number R\d+/);
}

test('each audience uses the site up to the limits of its role', async ({ page, site, ops }) => {
  test.setTimeout(180_000);
  await openHouse(site, ops);
  await proves('S1-ROLES-05', () => eachAudience(page, site));
});

async function eachAudience(page: Page, site: Site): Promise<void> {
  const addresses = watchAddresses(page);
  await test.step('a visitor looks around, is asked to log in to play, to pay, to claim, and registers', async () => {
    await page.goto(site.url('/m/activity'));
    await expect(part(page, 'content/activity').getByRole('link').first()).toBeVisible();
    await page.goto(site.url('/m/rewardCenter'));
    await expect(page.getByRole('dialog', { name: shell('login.title') })).toBeVisible();
    await openList(page, site);
    await playFirst(page);
    await expect(page).toHaveURL(/\/m\/login$/);
    await page.getByRole('link', { name: say('account', 'login.register') }).click();
    await expect(page).toHaveURL(/\/m\/register$/);
    await expect(part(page, 'account/register')).toBeVisible();
    await page.goto(site.url('/m/voucherCenter'));
    await expect(page.getByRole('dialog', { name: shell('login.title') })).toBeVisible();
    await page.goto(site.url('/m/agent'));
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto(site.url('/m/register'));
    await register(page, 'newlantern');
    await playPayAndClaim(page, site);
    await expect(page.getByRole('banner')).toContainText('225.00');
    await page.evaluate(() => sessionStorage.clear());
  });
  await test.step('a trial player plays, and neither pays nor has a member center', async () => {
    await page.goto(site.url('/m/trail'));
    await page.getByRole('button', { name: say('account', 'trial.start') }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await openList(page, site);
    await playFirst(page);
    await expect(page.locator('iframe')).toBeVisible();
    await openList(page, site);
    for (const entry of ['footer.deposit', 'footer.mine']) {
      const told = seen(page, shell('free_reject'));
      await footer(page, entry).click();
      expect(await told).toBe(true);
      await expect(page).toHaveURL(/\/m\/gameList/);
      // The previous toast is gone, so the next one belongs to the next press.
      await expect(page.locator('[data-toast]')).toHaveCount(0);
    }
    for (const address of ['/m/voucherCenter', '/m/rewardCenter'] as const) {
      await page.goto(site.url(address));
      await expect(page).toHaveURL(/\/m\/home$/);
    }
    await page.evaluate(() => sessionStorage.clear());
  });
  await test.step('a member plays, pays and looks after their account, and has no agent home', async () => {
    await logIn(page, site, await site.member());
    await playPayAndClaim(page, site);
    await footer(page, 'footer.mine').click();
    await expect(part(page, 'account/mine')).toContainText('member1');
    await page.goto(site.url('/m/set'));
    await expect(part(page, 'account/settings')).toBeVisible();
    await page.goto(site.url('/m/agent'));
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.evaluate(() => sessionStorage.clear());
  });
  await test.step('an agent has all of that, and the agent home', async () => {
    await logIn(page, site, await site.member({ type: 1 }));
    await playPayAndClaim(page, site);
    await page.goto(site.url('/m/agent'));
    await expect(
      part(page, 'agent/agent-home')
        .getByText(/Good|evening|afternoon|morning/)
        .first(),
    ).toBeVisible();
  });
  await proves('S1-ROUTES-01', async () => {
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((path) => !OURS.test(path))).toEqual([]);
  });
}

test('every link of every screen stays under the paths of the product', async ({ page, site }) => {
  const flags = ['DEPRECM3', 'WITHREC3', 'PERSREP', 'REWCEN3', 'PLYRBT', 'MAILCEN', 'FEEDBACK3', 'AGETRANSFERUP3'];
  await site.set({ flags: Object.fromEntries(flags.map((name) => [name, true])) });
  await logIn(page, site, await site.member({ type: 1 }));
  const screens = {
    '/m/home': 'games/home-games',
    '/m/mine': 'account/mine',
    '/m/set': 'account/settings',
    '/m/agent': 'agent/agent-home',
    '/m/gameList?gameType=RNG': 'games/game-list',
    '/m/lottery': 'games/lottery',
    '/m/activity': 'content/activity',
    '/m/activityInfo?id=501': 'content/activity-info',
    '/m/notice': 'content/notice',
    '/m/voucherCenter': 'wallet/deposit',
    '/m/login': 'account/login',
  };
  const links = new Set<string>();
  for (const [path, name] of Object.entries(screens)) {
    await page.goto(site.at(path));
    await expect(part(page, name)).toBeVisible();
    await expect(page.locator('a[href]').first()).toBeAttached();
    const found = await page
      .locator('a[href]')
      .evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).href));
    for (const href of found) links.add(href);
  }
  await proves('S1-ROUTES-01', async () => {
    const here = new URL(page.url()).origin;
    const inside = [...links].map((href) => new URL(href)).filter(({ origin }) => origin === here);
    expect(inside.length).toBeGreaterThan(10);
    expect(inside.map(({ pathname }) => pathname).filter((path) => !OURS.test(path))).toEqual([]);
  });
});

test('the dialing codes of a mobile number come from the platform', async ({ page, site }) => {
  await site.set({ flags: { MOBILEVERCODELOGIN3: true } });
  await page.goto(site.url('/m/login'));
  await proves('S7-API-51', async () => {
    const asked = page.waitForResponse(/[/]wps[/]system[/]country$/);
    await page.getByRole('radio', { name: say('account', 'login.mode.sms') }).press('Space');
    const answer = await asked;
    expect([answer.request().method(), answer.status()]).toEqual(['GET', 200]);
    const { value } = (await answer.json()) as { value: { dialingCode: string }[] };
    const codes = page.getByRole('combobox', { name: say('account', 'sms.country') }).getByRole('option');
    await expect(codes).toHaveCount(value.length);
    await expect(page.getByRole('combobox', { name: say('account', 'sms.country') })).toHaveValue(/66/);
  });
});
