import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const say = words('EN');

for (const { version, theme } of [
  { version: 1, theme: 'dark' },
  { version: 0, theme: 'light' },
] as const) {
  test(`a member deposits, the balance follows, the record shows it: template ${version}, ${theme}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { language: 'EN', theme });
    await site.set({ mobileTemplate: { dep_func: version }, depositsApprovedBelow: '10000' });
    await startSignedIn(page, site, await site.member({ balance: '100' }));
    await page.goto(site.url('/m/voucherCenter'));
    const header = page.getByRole('banner');
    const deposit = part(page, 'wallet/deposit');
    await proves('S2-ROUTES-18', async () => {
      await expect(page.getByRole('heading', { name: say('wallet', 'deposit.title'), level: 1 })).toBeVisible();
      await expect(deposit.getByRole('radio')).toHaveCount(4);
    });
    await expect(deposit.locator(`[data-layout="${version === 1 ? 'new' : 'base'}"]`)).toBeVisible();
    await expect(header).toContainText('฿100.00');
    await seesNoBarrier(page);

    await deposit.getByRole('textbox', { name: say('wallet', 'deposit.amount') }).fill('500.25');
    await deposit.getByRole('button', { name: say('wallet', 'deposit.submit'), exact: true }).dblclick();
    await expect(deposit.getByRole('heading', { name: say('wallet', 'done.approved') })).toBeVisible();
    await expect(header).toContainText('฿600.25');
    await seesNoBarrier(page);

    const orderNo = (await deposit.getByText(/^D\d+$/).textContent()) ?? '';
    await deposit.getByRole('link', { name: say('wallet', 'done.record') }).click();
    const record = part(page, 'wallet/account-record');
    await proves(['S2-ROUTES-21', 'S1-WALLET-03'], async () => {
      await expect(page.getByRole('heading', { name: say('wallet', 'account.title'), level: 1 })).toBeVisible();
      await expect(record.getByRole('listitem')).toHaveCount(2);
      await expect(record.getByRole('listitem').first()).toContainText(orderNo);
      await expect(record.getByRole('listitem').first()).toContainText('+฿500.25');
      await expect(record.getByRole('listitem').first()).toContainText('฿600.25');
    });
    await seesNoBarrier(page);
  });
}

test('a deposit waits for an operator, and the page follows the decision', async ({ page, site, ops }) => {
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ balance: '0' }));
  await page.goto(site.url('/m/voucherCenter'));
  const deposit = part(page, 'wallet/deposit');
  await deposit.getByRole('textbox', { name: say('wallet', 'deposit.amount') }).fill('9999');
  await deposit.getByRole('button', { name: say('wallet', 'deposit.submit'), exact: true }).click();
  await expect(deposit.getByRole('heading', { name: say('wallet', 'done.pending') })).toBeVisible();
  const { deposits } = await ops.call<{ deposits: { orderNo: string }[] }>('GET', `/merchants/${site.code}/deposits`);
  expect(deposits).toHaveLength(1);
  await ops.call('POST', `/merchants/${site.code}/deposits/${deposits[0]?.orderNo}/approve`);
  await expect(deposit.getByRole('heading', { name: say('wallet', 'done.approved') })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toContainText('฿9,999.00');
});

for (const height of [560, 812]) {
  test(`what is wrong with a deposit is said where it is seen: ${height} px high`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/500/);
    await page.setViewportSize({ width: 375, height });
    await choose(page, { language: 'EN' });
    await startSignedIn(page, site, await site.member());
    await page.goto(site.url('/m/voucherCenter'));
    const deposit = part(page, 'wallet/deposit');
    const amount = deposit.getByRole('textbox', { name: say('wallet', 'deposit.amount') });
    const submit = deposit.getByRole('button', { name: say('wallet', 'deposit.submit'), exact: true });
    /** Whether the element is inside of the window and the frame does not cover its ends. */
    const isSeen = (element: Element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => {
        const there = document.elementFromPoint(left + width / 2, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    };
    await amount.fill('1');
    await submit.click();
    await expect(amount).toHaveAccessibleDescription(/At least/);
    await expect(amount).toBeFocused();
    await expect.poll(() => deposit.getByText(/^At least/).evaluate(isSeen)).toBe(true);

    await site.fault('^/wps/transaction/deposit$', '500');
    await amount.fill('500');
    await submit.click();
    const checking = deposit.getByRole('status').filter({ hasText: say('shared', 'money.checking') });
    await expect(checking).toBeVisible();
    await expect(submit).toHaveCount(0);
    await expect.poll(() => checking.evaluate(isSeen)).toBe(true);
  });
}

test('a deposit whose answer was lost is one deposit, also after a reload', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/transaction\/(deposit|outcome)/);
  await choose(page, { language: 'EN' });
  await site.set({ depositsApprovedBelow: '10000' });
  await logIn(page, site, await site.member({ balance: '0' }));
  const deposit = part(page, 'wallet/deposit');
  // The platform books the deposit, but its answer is lost, and so are those to the question what became of it.
  await page.route('**/wps/transaction/deposit', async (route) => {
    // Node does not resolve subdomains of localhost.
    const url = `http://127.0.0.1:${process.env['E2E_PORT']}/wps/transaction/deposit`;
    await route.fetch({ url, headers: { ...route.request().headers(), host: site.host } });
    await route.abort();
  });
  await page.route('**/wps/transaction/outcome?*', (route) => route.abort());
  await page.goto(site.url('/m/voucherCenter'));
  await deposit.getByRole('textbox', { name: say('wallet', 'deposit.amount') }).fill('500');
  await deposit.getByRole('button', { name: say('wallet', 'deposit.submit'), exact: true }).click();
  await expect(deposit.getByText(say('shared', 'money.checking'))).toBeVisible();
  await page.reload();
  await expect(deposit.getByText(say('shared', 'money.checking'))).toBeVisible();
  await page.unroute('**/wps/transaction/outcome?*');
  await expect(deposit.getByRole('heading', { name: say('wallet', 'done.approved') })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('฿500.00');
  await page.goto(site.url('/m/transaction/record'));
  const record = part(page, 'wallet/account-record');
  await expect(record.getByRole('listitem').first()).toContainText('+฿500.00');
  await expect(record.getByRole('listitem')).toHaveCount(1);
});
