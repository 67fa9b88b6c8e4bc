import type { Page } from '@playwright/test';
import { anyGame } from '../support/ask';
import { expect, test } from '../support/fixtures';
import type { Ops } from '../support/ops';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const rewards = (page: Page) => page.locator('[data-part="content/reward-center"]');
const card = (page: Page, title: string) => rewards(page).getByRole('listitem').filter({ hasText: title });
const HOUR = 3_600_000;

/** Gifts of the merchant for everybody, within two hours. */
async function give(ops: Ops, site: Site, gifts: Readonly<Record<string, object>>): Promise<void> {
  const now = Date.now();
  const items = Object.entries(gifts).map(([promotion, more]) => ({
    ...{ promotion, id: 'g', title: `Gift ${promotion}`, condition: 'For everybody.', amount: '25' },
    ...{ from: now - HOUR, to: now + HOUR, until: now + HOUR, ...more },
  }));
  const keys = ['MISSION', ...Object.keys(gifts)].map((key) => ({ key, enabled: true }));
  await ops.call('PUT', `/merchants/${site.code}/content/gifts`, { items });
  await ops.call('PUT', `/merchants/${site.code}/content/promotions`, { items: keys });
}

test('a reward is claimed once by two presses: balance, badge, inbox and record follow', async ({
  page,
  site,
  ops,
}) => {
  await give(ops, site, { ONE: {}, TWO: { amount: '300', times: '8' } });
  await choose(page, { language: 'EN' });
  await site.set({ flags: { REWCEN3: true, MAILCEN: true } });
  await startSignedIn(page, site, await site.member({ balance: '1000' }));
  await page.goto(site.url('/m/mine'));
  const entry = page.getByRole('link', { name: say('account', 'mine.entry.rewards') });
  await expect(entry).toContainText('2');
  await entry.click();
  await expect(card(page, 'Gift TWO')).toContainText('฿300.00');
  await card(page, 'Gift ONE').getByRole('button').dblclick();
  await expect(rewards(page).getByRole('status').first()).toContainText('is in your main wallet');
  await expect(card(page, 'Gift ONE')).toContainText(/number R\d+/);
  await expect(page.getByRole('banner')).toContainText('1,025.00');
  await page.goBack();
  await expect(entry).toContainText('1');
  await page.goto(site.url('/m/transaction/record'));
  const rows = page.locator('[data-part="wallet/account-record"]').getByRole('listitem');
  await expect(rows.filter({ hasText: '25.00' })).toHaveCount(1);
  await page.goto(site.url('/m/webEmail'));
  await expect(page.locator('[data-part="content/messages"]')).toContainText('Gift ONE');
});

test('a reward that ended while it was shown is refused with its reason, and stands among the missed', async ({
  page,
  site,
  ops,
}) => {
  await give(ops, site, { ONE: {} });
  await choose(page, { language: 'EN' });
  await site.set({ flags: { REWCEN3: true } });
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/rewardCenter'));
  await expect(card(page, 'Gift ONE').getByRole('button')).toBeVisible();
  await give(ops, site, { ONE: { until: Date.now() - 1 } });
  await card(page, 'Gift ONE').getByRole('button').click();
  await expect(rewards(page).getByRole('alert')).toContainText(say('shared', 'error.claim.gone'));
  await expect(rewards(page).getByRole('heading', { name: say('content', 'rewards.missed') })).toBeVisible();
  await expect(card(page, 'Gift ONE').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('1,000.00');
});

test('rounds light the lantern of the day and place the member on the board', async ({ page, site, ops }) => {
  await choose(page, { language: 'EN' });
  const member = await site.member();
  await startSignedIn(page, site, member);
  const path = `/merchants/${site.code}/members/${member.username}/bets`;
  const bet = { nodeId: await anyGame(page, site), stake: '12', payout: '0', status: 'lost', placedAt: Date.now() };
  await ops.call('POST', path, { bets: [bet, bet] });
  await page.goto(site.url('/m/leaderBoard'));
  const board = page.locator('[data-part="content/leader-board"]');
  await expect(board.getByRole('list', { name: '0 of 7 lanterns are lit' })).toBeVisible();
  await expect(board).toContainText('2 of 3 rounds today.');
  await ops.call('POST', path, { bets: [bet] });
  await page.reload();
  await expect(board.getByRole('list', { name: '1 of 7 lanterns are lit' })).toBeVisible();
  await expect(board.getByRole('row', { name: /You/ })).toContainText('36.00');
});
