import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';

const MINUTE = 60_000;
const book = (page: Page) => page.frameLocator('iframe');
const tab = (page: Page, name: RegExp) => book(page).locator('#tabs').getByRole('button', { name });
const bets = (page: Page) => book(page).locator('#view-bets .bet');

/** A member in the book of short matches, with money in the vendor's purse. */
async function inBook(page: Page, site: Site): Promise<void> {
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ balance: '500' }));
  await page.goto(site.url('/m/gameList?gameType=SPORTS'));
  const title = page.getByRole('article').filter({ hasText: 'Five-a-Side Sprint' });
  await title.getByRole('button').first().click();
  await page.waitForURL(/\/m\/launchGame/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /฿500\.00/ })
    .click();
}

test('bets on a match are counted while they are open, and told of in book and inbox once it is over', async ({
  page,
  site,
  ops,
}) => {
  await site.set({ flags: { MAILCEN: true }, agentMenu: { webEmail: true } });
  await inBook(page, site);
  await tab(page, /^Upcoming/).click();
  const match = book(page).locator('.match').filter({ hasText: 'Fives' }).last();
  for (const side of [0, 1, 2]) await match.locator('.three .price').nth(side).click();
  await book(page).locator('#slip-open').click();
  await seesNoBarrier(page);
  await book(page).locator('#place').click();
  await expect(book(page).getByRole('heading', { name: '3 bets placed' })).toBeVisible();
  await book(page).getByRole('button', { name: 'My bets', exact: true }).click();
  await expect(tab(page, /^My bets, 3/)).toBeVisible();
  await expect(bets(page)).toHaveCount(3);
  await seesNoBarrier(page);
  // The match begins within eleven minutes and lasts five.
  await ops.call('PUT', `/merchants/${site.code}/clock`, { offsetMs: 17 * MINUTE });
  await expect(book(page).locator('#news')).toContainText('3 bets were settled, 1 of them won.');
  await expect(tab(page, /^My bets$/)).toBeVisible();
  await book(page).getByRole('button', { name: 'Settled' }).click();
  await expect(bets(page).filter({ hasText: 'Won' })).toHaveCount(1);
  await expect(bets(page)).toHaveCount(3);
  await page.goto(site.url('/m/webEmail'));
  await proves('F-MESSAGE-05', () => expect(page.getByRole('link', { name: /คุณชนะ ฿|you won ฿/ })).toHaveCount(1));
});
