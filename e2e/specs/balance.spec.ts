import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { addCard, moneyForms } from '../support/money-forms';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const paymentPassword = '246810';

/** Time in ms after which every figure has to be right again (F-MONEY-11). */
const SOON = 2000;

/** Follows a link of the site, without a new document. */
async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, to);
  await expect(page.locator(`[data-page="${to.split('?')[0]}"] [data-part]`).first()).toBeVisible();
}

/** What the platform says that the member has, as it is written. */
async function balanceOf(page: Page): Promise<string> {
  const sum = await page.evaluate(async () => {
    const { token, merchantCode } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
    const answer = await fetch(`/wps/wallets/balance?merchantCode=${merchantCode}`, {
      headers: { authorization: token },
    });
    return ((await answer.json()) as { value: { sumBalance: string } }).value.sumBalance;
  });
  return `฿${Number(sum).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

const mine = (page: Page) => page.getByRole('region', { name: say('account', 'mine.wallet') });

/** Every figure of the balance in one tab, in the other once it is looked at, and on the pages that show one. */
async function agree(page: Page, other: Page, balance: string): Promise<void> {
  const soon = { timeout: SOON };
  await expect(page.getByRole('banner')).toContainText(balance, soon);
  expect(await balanceOf(page)).toBe(balance);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(mine(other).locator('[aria-busy]')).toContainText(balance, soon);
  await go(page, '/m/mine');
  await expect(mine(page).locator('[aria-busy]')).toContainText(balance, soon);
  await go(page, '/m/agent');
  await expect(part(page, 'agent/agent-home')).toContainText(balance, soon);
}

async function take(page: Page, gift: string): Promise<void> {
  const card = part(page, 'content/reward-center').getByRole('listitem').filter({ hasText: gift });
  await card.getByRole('button').click();
  await expect(card).toContainText(/number R\d+/);
}

/** Orders big for 10.00 in the draw of the minute, early enough for it. */
async function order(page: Page): Promise<void> {
  const board = part(page, 'games/start-lottery');
  await expect(board.getByRole('timer')).toHaveText(/^00:[2-5]\d$/, { timeout: 60_000 });
  await board.getByRole('button', { name: /^Big/ }).first().click();
  await board.getByRole('button', { name: /^Add / }).click();
  await board.getByRole('button', { name: say('games', 'slip.title') }).click();
  const slip = page.getByRole('dialog', { name: say('games', 'slip.title') });
  await slip.getByLabel(say('games', 'slip.all')).fill('10');
  await slip.getByRole('button', { name: say('games', 'slip.next') }).click();
  const confirm = page.getByRole('dialog', { name: say('games', 'confirm.title') });
  await confirm.getByRole('button', { name: /^Place for/ }).click();
  await expect(confirm.getByRole('heading', { name: say('games', 'placed.title') })).toBeVisible();
  await page.keyboard.press('Escape');
}

const gift = { promotion: 'GIFT', id: 'g', title: 'Gift', condition: 'For everybody.', amount: '25' };

async function openSite(site: Site) {
  await site.set({ flags: { AGETRANSFERUP3: true, REWCEN3: true } });
  const { id: uplineId } = await site.member({ type: 1 });
  return site.member({ type: 1, paymentPassword, uplineId, toUpline: true, balance: '1000' });
}

test('whatever moved money, every figure of the balance is right again without a reload', async ({
  page,
  site,
  ops,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const day = 86_400_000;
  const times = { from: Date.now() - day, to: Date.now() + day, until: Date.now() + day };
  await ops.call('PUT', `/merchants/${site.code}/content/gifts`, { items: [{ ...gift, ...times }] });
  await ops.call('PUT', `/merchants/${site.code}/content/promotions`, { items: [{ key: 'GIFT', enabled: true }] });
  const member = await openSite(site);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await choose(tab, { language: 'EN' });
    await startSignedIn(tab, site, member);
    await tab.goto(site.url('/m/mine'));
    await expect(mine(tab).locator('[aria-busy]')).toContainText('฿1,000.00');
  }
  const visit = await page.evaluate(() => performance.timeOrigin);
  const { withdraw, 'transfer to the upline': upline } = moneyForms;
  await proves('F-MONEY-11', async () => {
    await go(page, '/m/voucherCenter');
    const deposit = part(page, 'wallet/deposit');
    await deposit.getByRole('textbox', { name: say('wallet', 'deposit.amount') }).fill('500');
    await deposit.getByRole('button', { name: say('wallet', 'deposit.submit'), exact: true }).click();
    await expect(deposit.getByRole('heading', { name: say('wallet', 'done.pending') })).toBeVisible();
    const { deposits } = await ops.call<{ deposits: { orderNo: string }[] }>('GET', `/merchants/${site.code}/deposits`);
    await ops.call('POST', `/merchants/${site.code}/deposits/${deposits[0]?.orderNo}/approve`);
    await expect(deposit.getByRole('heading', { name: say('wallet', 'done.approved') })).toBeVisible();
    await agree(page, other, '฿1,500.00');

    await go(page, withdraw.path);
    await addCard(page);
    await withdraw.fill(page, '300');
    await withdraw.send(page).click();
    await expect(withdraw.receipt(page)).toBeVisible();
    await agree(page, other, '฿1,200.00');
    await go(page, withdraw.path);
    await part(page, withdraw.part)
      .getByRole('button', { name: say('wallet', 'withdraw.cancel') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('wallet', 'withdraw.cancelYes') })
      .click();
    await expect(part(page, withdraw.part).getByText(say('wallet', 'withdraw.state.cancelled'))).toBeVisible();
    await agree(page, other, '฿1,500.00');

    await go(page, upline.path);
    await upline.fill(page, '100');
    await upline.send(page).click();
    await expect(upline.receipt(page)).toBeVisible();
    await agree(page, other, '฿1,400.00');

    await go(page, '/m/startLottery?code=LTN1M');
    await order(page);
    await agree(page, other, '฿1,390.00');

    await go(page, '/m/rewardCenter');
    await take(page, 'Gift');
    const after = await balanceOf(page);
    expect(after).toMatch(/^฿1,4(15\.00|34\.50)$/);
    await agree(page, other, after);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(visit);
  });
});
