import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, type MadeMember, type Site, sendLogIn } from '../support/site';
import { words } from '../support/words';

const say = (key: string) => words('EN')('games', key);
const game = (page: Page) => page.frameLocator('iframe');
const page_ = (page: Page) => page.locator('[data-part="games/launch-game"]');

/** A member in the first game of the house, come from the list. */
async function inGame(page: Page, site: Site): Promise<MadeMember> {
  await choose(page, { language: 'EN' });
  const member = await site.member({ balance: '500' });
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/gameList?gameType=INHOUSE'));
  await openFirst(page);
  return member;
}

async function openFirst(page: Page): Promise<void> {
  await page.locator('[data-part="games/game-list"]').getByRole('article').first().getByRole('button').first().click();
  await page.waitForURL(/\/m\/launchGame/);
  await expect(game(page).locator('#light')).toBeEnabled();
}

const launched = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/wps/game/launch'));
const amountOf = (text: string | null): string => (text ?? '').replace(/[^\d.]/g, '');

/** The game opens three more pages in its frame; one press of the site's back leads to the list all the same. */
async function leaveAfterMoves(page: Page): Promise<void> {
  for (const place of ['#a', '#b', '#c']) {
    await game(page)
      .locator('body')
      .evaluate((_, hash) => void window.location.assign(hash), place);
  }
  await expect.poll(() => page.frames().some((each) => each.url().endsWith('#c'))).toBe(true);
  await page_(page).getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(/\/m\/gameList/);
}

test('a reload takes a game up with its round once, and back leaves it in one press', async ({ page, site }) => {
  await inGame(page, site);
  await proves(['F-LAUNCH-05', 'F-LAUNCH-06'], async () => {
    const played = page.waitForResponse((answer) => answer.url().endsWith('/vendor/round'));
    await game(page).locator('#light').click();
    // It is decided and in the air.
    await played;
    const again = launched(page);
    await page.reload();
    const { value } = await (await again).json();
    expect(value.url).toMatch(/[?&]t=/);
    await expect(game(page).locator('#history li')).toHaveCount(1);
    const balance = amountOf(await game(page).locator('#balance').textContent());
    await expect.poll(async () => amountOf(await page_(page).getByText(/฿\d/).textContent())).toBe(balance);
    await expect(page_(page).getByText('0 min')).toBeVisible();
    const renewed = page.waitForResponse((answer) => answer.url().includes('/wps/wallets/balance'));
    await leaveAfterMoves(page);
    const { sumBalance } = (await (await renewed).json()).value;
    expect(Number(sumBalance)).toBe(Number(balance));
    const inHeader = page.getByRole('banner').getByText(/฿\d/);
    await expect.poll(async () => amountOf(await inHeader.textContent())).toBe(balance);
    // A browser that does not tell the site's own pages from those of the frame.
    await page.evaluate(() => Reflect.deleteProperty(window, 'navigation'));
    await openFirst(page);
    await leaveAfterMoves(page);
    await page.goto(site.url('/m/gameRecord'));
    const record = page.locator('[data-part="wallet/game-record"]');
    await expect(record.getByRole('listitem').getByRole('link')).toHaveCount(1);
    await expect(record.locator('[aria-busy="true"]')).toHaveCount(0);
  });
});

test('a session that ended elsewhere is told over the game and leads back into it; the round before stands', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/401/);
  const member = await inGame(page, site);
  const address = new URL(page.url());
  await proves('F-LAUNCH-07', async () => {
    await game(page).locator('#light').click();
    await expect(game(page).locator('#history li')).toHaveCount(1);
    await expect(game(page).locator('#light')).toBeEnabled();
    const balance = amountOf(await game(page).locator('#balance').textContent());
    await ops.call('DELETE', `/merchants/${site.code}/members/${member.username}/sessions`);
    await game(page).locator('#light').click();
    const over = page_(page).getByRole('alert');
    await expect(over).toContainText(say('launch.over'));
    await seesNoBarrier(page);
    await over.getByRole('button', { name: say('launch.login') }).click();
    await page.waitForURL(/\/m\/login/);
    await sendLogIn(page, member);
    await page.waitForURL(address.href);
    await expect(game(page).locator('#history li')).toHaveCount(1);
    await expect(game(page).locator('#balance')).toContainText(balance);
  });
});

test('maintenance and an empty purse have their screens, and what is taken along opens the game', async ({
  page,
  site,
  ops,
}) => {
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ balance: '500' }));
  const maintain = (until: number | null) =>
    ops.call('PUT', `/merchants/${site.code}/vendors/NORTHLINE/maintenance`, { until });
  await maintain(Date.now() + 3_600_000);
  await page.goto(site.url('/m/launchGame?category=SPORTS&vendor=NORTHLINE&gameId='));
  await expect(page_(page).getByRole('article')).toHaveCount(3);
  await seesNoBarrier(page);
  await maintain(null);
  await page_(page).getByRole('button', { name: 'Try again' }).click();
  const sheet = page.getByRole('dialog', { name: say('purse.title') });
  await expect(sheet).toBeVisible();
  await seesNoBarrier(page);
  await sheet.getByRole('button', { name: /฿500\.00/ }).click();
  await expect(game(page).locator('#balance')).toContainText('500.00');
  await expect(page_(page).getByText('฿500.00')).toBeVisible();
});
