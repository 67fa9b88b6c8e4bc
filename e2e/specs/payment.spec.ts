import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const say = words('EN');

const amountOf = (page: Page) =>
  part(page, 'wallet/deposit').getByRole('textbox', { name: say('wallet', 'deposit.amount') });
const press = (page: Page) =>
  part(page, 'wallet/deposit')
    .getByRole('button', { name: say('wallet', 'deposit.submit'), exact: true })
    .click();

/** Logs a new member in and fills the form for a payment by card. */
async function fill(page: Page, site: Site): Promise<void> {
  await site.set({ flags: { DEPRECM3: true } });
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ balance: '100' }));
  await page.goto(site.url('/m/voucherCenter'));
  await part(page, 'wallet/deposit')
    .getByRole('radio', { name: /Debit or credit card/ })
    .check();
  await amountOf(page).fill('333');
}

const isAtPayment = (site: Site) => (url: URL) => url.hostname === `pay.${site.host}`;

/** The button of an ending; the payment page speaks the browser's language. */
const end = (page: Page, state: 'paid' | 'refused' | 'cancelled') => page.locator(`button[value="${state}"]`);

/** The texts that a page keeps in its browser. */
const keptIn = (page: Page) =>
  page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie].map(String));

test('a card is paid on a page of another origin, for the same figures everywhere', async ({ page, site }) => {
  await fill(page, site);
  const deposit = part(page, 'wallet/deposit');
  const header = page.getByRole('banner');
  await proves(['F-DEPOSIT-03', 'F-DEPOSIT-04'], async () => {
    const summary = deposit.getByRole('region', { name: say('wallet', 'deposit.summary') });
    for (const figure of ['฿333.00', '฿5.00', '฿338.00']) await expect(summary).toContainText(figure);
    const secrets = (await keptIn(page)).flatMap((text) => text.match(/[\w-]{16,}/g) ?? []);
    expect(secrets.length).toBeGreaterThan(0);
    const response = await page.request.fetch(`http://127.0.0.1:${process.env['E2E_PORT']}/m/home`, {
      headers: { host: site.host },
    });
    expect(response.headers()['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);

    await press(page);
    await page.waitForURL(isAtPayment(site));
    const address = new URL(page.url());
    expect(address.port).toBe(process.env['E2E_PORT']);
    expect(address.pathname).toMatch(/^\/pay\/D\d+$/);
    expect([...address.searchParams.keys()]).toEqual(['s']);
    expect(secrets.filter((secret) => address.href.includes(secret))).toEqual([]);
    const kept = await keptIn(page);
    expect(kept.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    expect(await page.evaluate(() => window.opener)).toBeNull();
    for (const figure of ['฿333.00', '฿5.00', '฿338.00']) await expect(page.locator('dl')).toContainText(figure);

    await end(page, 'paid').click();
    await expect(deposit.getByRole('heading', { name: say('wallet', 'done.approved') })).toBeVisible();
    for (const figure of ['฿333.00', '฿5.00', '฿338.00']) await expect(deposit).toContainText(figure);
    await expect(header).toContainText('฿433.00');
    await seesNoBarrier(page);

    await page.goto(site.url('/m/vouReport'));
    await part(page, 'wallet/deposit-report').getByRole('link', { name: /D\d+/ }).click();
    const opened = page.getByRole('dialog', { name: say('wallet', 'deposits.one') });
    for (const figure of ['฿333.00', '฿5.00', '฿338.00']) await expect(opened).toContainText(figure);
  });
});

for (const state of ['refused', 'cancelled'] as const) {
  test(`a payment that was ${state} leads back to the filled form`, async ({ page, site }) => {
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/wps/transaction/deposit'))
        keys.push((request.postDataJSON() as { key: string }).key);
    });
    await fill(page, site);
    const deposit = part(page, 'wallet/deposit');
    await proves('F-DEPOSIT-07', async () => {
      await press(page);
      await page.waitForURL(isAtPayment(site));
      await end(page, state).click();
      await expect(deposit.getByRole('heading', { name: say('wallet', `done.${state}`) })).toBeVisible();
      await expect(deposit.getByRole('radio', { name: /Debit or credit card/ })).toBeChecked();
      await expect(amountOf(page)).toHaveValue('333');
      await expect(page.getByRole('banner')).toContainText('฿100.00');
      await press(page);
      await page.waitForURL(isAtPayment(site));
      expect(new Set(keys).size).toBe(2);
      await page.goto(site.url('/m/vouReport'));
      const rows = part(page, 'wallet/deposit-report').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.last()).toContainText(say('wallet', `deposits.state.${state}`));
      await expect(page.getByRole('banner')).toContainText('฿100.00');
    });
  });
}

test('what the address of the way back says is not believed', async ({ page, site }) => {
  await fill(page, site);
  const deposit = part(page, 'wallet/deposit');
  await press(page);
  await page.waitForURL(isAtPayment(site));
  const [, orderNo] = /(D\d+)/.exec(page.url()) ?? [];
  await proves('F-DEPOSIT-05', async () => {
    await page.goto(site.at(`/m/voucherCenter?order=${orderNo}&result=success`));
    await expect(deposit.getByRole('heading', { name: say('wallet', 'done.pending') })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('฿100.00');
    await expect(deposit.getByRole('heading', { name: say('wallet', 'done.approved') })).toHaveCount(0);

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await choose(page, { language: 'EN' });
    await startSignedIn(page, site, await site.member({ balance: '7' }));
    await page.goto(site.at(`/m/voucherCenter?order=${orderNo}&result=success`));
    await expect(deposit.getByRole('button', { name: say('wallet', 'done.again') })).toBeVisible();
    await expect(deposit).not.toContainText(`${orderNo}`);
    await expect(page.getByRole('banner')).toContainText('฿7.00');
  });
});
