import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { addCard } from '../support/money-forms';
import { signOut } from '../support/sign-out';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const wallet = (key: string) => say('wallet', key);
const paymentPassword = '246810';
const cardNumber = '1234567890123';
const withdraw = (page: Page) => page.locator('[data-part="wallet/withdraw"]');
const header = (page: Page) => page.getByRole('banner');

/** Method and path of every call that the page makes. */
function calls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/')) made.push(`${request.method()} ${pathname}`);
  });
  return made;
}

/** Everything that this browser keeps. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('money is asked for, held, followed and taken back', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  const made = calls(page);
  await startSignedIn(page, site, await site.member({ paymentPassword }));
  await page.goto(site.url('/m/withdraw'));
  const shown = withdraw(page);
  await proves('S2-ROUTES-19', async () => {
    await expect(page.getByRole('heading', { name: wallet('withdraw.title'), level: 1 })).toBeVisible();
    await expect(shown.getByRole('definition')).toHaveCount(5);
  });
  await addCard(page, cardNumber);
  await seesNoBarrier(page);
  await shown.getByLabel(wallet('withdraw.amount')).fill('300.50');
  await shown.getByRole('button', { name: wallet('withdraw.next') }).click();
  await shown.getByLabel('Payment password').fill(paymentPassword);
  await seesNoBarrier(page);
  await shown.getByRole('button', { name: wallet('withdraw.submit') }).click();
  await expect(shown.getByText(wallet('withdraw.state.checking'))).toBeVisible();
  await expect(header(page)).toContainText('฿699.50');
  await seesNoBarrier(page);
  await proves(['S7-API-65', 'S7-API-66'], async () => {
    expect(made).toContain('GET /wps/bankcards');
    expect(made.filter((each) => each === 'POST /wps/transaction/withdraw')).toHaveLength(1);
  });
  expect(await keptIn(page)).not.toContain(cardNumber);
  await shown.getByRole('button', { name: wallet('withdraw.cancel') }).click();
  const question = page.getByRole('dialog', { name: wallet('withdraw.cancelTitle') });
  await question.getByRole('button', { name: wallet('withdraw.cancelYes') }).click();
  await expect(shown.getByText(wallet('withdraw.state.cancelled'))).toBeVisible();
  await expect(header(page)).toContainText('฿1,000.00');
  await page.goto(site.url('/m/voucherCenter'));
  const deposit = page.locator('[data-part="wallet/deposit"]');
  await deposit.getByRole('textbox', { name: wallet('deposit.amount') }).fill('500');
  await deposit.getByRole('button', { name: wallet('deposit.submit'), exact: true }).click();
  await expect(deposit.getByRole('heading', { name: wallet('done.pending') })).toBeVisible();
  await proves('S7-API-66', async () => expect(made).toContain('POST /wps/transaction/deposit'));
});

test('cards that were seen show at once, until the member signs out', async ({ page, site, browser }) => {
  test.setTimeout(180_000);
  await choose(page, { language: 'EN' });
  const made = calls(page);
  const member = await site.member({ paymentPassword });
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/withdraw'));
  await addCard(page, cardNumber);
  const card = withdraw(page).getByRole('radio');
  await proves('F-CARD-06', async () => {
    await expect(card).toHaveCount(1);
    await expect.poll(() => keptIn(page)).toContain('bankList');
    expect(await keptIn(page)).not.toMatch(/1234567890123|Somchai|Jaidee/);
    await site.fault('^/wps/bankcards$', 'hang');
    await page.goto(site.url('/m/withdraw'));
    await expect(card).toHaveCount(1);
    await site.repair();
    // The same member adds a card on another device.
    const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await choose(elsewhere, { language: 'EN' });
    await logIn(elsewhere, site, member);
    await elsewhere.goto(site.url('/m/withdraw'));
    await addCard(elsewhere, '99998888777766');
    await elsewhere.context().close();
    await page.goto(site.url('/m/withdraw'));
    await expect(card).toHaveCount(2);
  });
  await proves(['S4-LOGOUT-05', 'F-CARD-06'], async () => {
    await signOut(page);
    expect(await keptIn(page)).not.toContain('bankList');
    await logIn(page, site, member);
    made.length = 0;
    await page.goto(site.url('/m/withdraw'));
    await expect(card).toHaveCount(2);
    expect(made).toContain('GET /wps/bankcards');
  });
  await proves('F-CARD-06', async () => {
    await signOut(page);
    await startSignedIn(page, site, await site.member({ paymentPassword }));
    await page.goto(site.url('/m/withdraw'));
    await expect(withdraw(page).getByRole('button', { name: wallet('cards.add') })).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test('home asks for the balance and for the purses', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  const asked = page.waitForResponse(/[/]wps[/]wallets[/]balance$/);
  const purses = page.waitForRequest(/[/]wps[/]wallets[/]merchant$/);
  await logIn(page, site, await site.member({ balance: '12.34' }));
  await proves('S7-API-28', async () => {
    const answer = await asked;
    expect(answer.request().method()).toBe('GET');
    expect(await answer.json()).toMatchObject({ value: { sumBalance: '12.34', currencySymbol: '฿' } });
  });
  await proves('S7-API-29', async () => expect((await purses).method()).toBe('GET'));
});
