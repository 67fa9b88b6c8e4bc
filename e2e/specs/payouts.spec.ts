import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { deskAt, operator, signIn } from '../support/desk';
import { expect, proves, test } from '../support/fixtures';
import { everythingKept, everythingSaid } from '../support/kept';
import { addCard } from '../support/money-forms';
import { callsOf, startSignedIn } from '../support/signed-in';
import { choose, type Member, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const wallet = (key: string) => say('wallet', key);
const account = (key: string) => say('account', key);
const paymentPassword = '246810';
const part = (page: Page, name: string) => page.locator(`[data-part="wallet/${name}"]`);
const form = (page: Page) => part(page, 'withdraw');
const amount = (page: Page) => form(page).getByLabel(wallet('withdraw.amount'));
const press = (page: Page, key: string) =>
  form(page)
    .getByRole('button', { name: wallet(key) })
    .click();
const order = (page: Page) => page.getByRole('region', { name: wallet('withdraw.order') });
/** The value beside a name in a list of facts. */
const fact = (scope: Locator, name: string) => scope.locator(`dt:text-is("${name}") + dd`);

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

/** What a scope tells of fee and payout: no line of a fee where there is none. */
async function tells(scope: Locator, [feeName, received]: readonly [string, string], fee: string, sum: string) {
  await expect(fact(scope, received)).toHaveText(sum);
  await expect(fact(scope, feeName)).toHaveText(fee === '' ? [] : [fee]);
  await expect(scope.getByText(/fee/i)).toHaveCount(fee === '' ? 0 : 1);
}

test('the fee is the same before the submit, after it, in the report and for who pays it out', async ({
  page,
  browser,
  ops,
  site,
  expectedTrouble,
}) => {
  test.setTimeout(240_000);
  // The desk asks first whether there is a session.
  expectedTrouble.push(/401 .*\/desk\/api\/session/);
  const member = await site.member({ paymentPassword });
  await site.card(member, '700000000001');
  await site.set({ flags: { WITHREC3: true } });
  const cashier = await operator(ops, site, 'cashier');
  const desk = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  ).newPage();
  await choose(desk, { language: 'EN' });
  await desk.goto(deskAt(`/${site.code}/withdrawals`));
  await signIn(desk, cashier);
  await expect(desk.getByRole('heading', { name: 'Withdrawals' })).toBeVisible();
  await startSignedIn(page, site, member);
  const names = [wallet('withdraw.fee'), wallet('withdraw.received')] as const;

  /** From the form to paid out, past every place that tells the fee. */
  async function passes(fee: string, received: string, shown: string): Promise<void> {
    await amount(page).fill('333.33');
    await press(page, 'withdraw.next');
    await expect(form(page).getByRole('heading', { name: wallet('withdraw.review') })).toBeVisible();
    await tells(form(page), names, fee, shown);
    await form(page).getByLabel('Payment password').fill(paymentPassword);
    await press(page, 'withdraw.submit');
    await tells(order(page), names, fee, shown);
    const orderNo =
      (await order(page)
        .getByText(/^W\d+$/)
        .textContent()) ?? '';

    await page.goto(site.at(`/m/withdrawReport?order=${orderNo}`));
    await tells(page.getByRole('dialog', { name: wallet('withdrawals.one') }), names, fee, shown);
    const row = part(page, 'withdraw-report').getByRole('listitem').filter({ hasText: orderNo });
    await expect(row.getByText(/fee/i)).toHaveText(fee === '' ? [] : [`Fee ${fee}`]);

    const path = `/merchants/${site.code}/withdrawals`;
    const { withdrawals } = await ops.call<{ withdrawals: object[] }>('GET', path);
    expect(withdrawals).toMatchObject([{ orderNo, amount: '333.33', received }]);
    await desk.goto(deskAt(`/${site.code}/withdrawals/${orderNo}`));
    const told = desk.getByRole('region').filter({ has: desk.getByRole('heading', { name: `Withdrawal ${orderNo}` }) });
    await tells(told, ['Fee', 'To pay out'], fee, shown);
    await desk.keyboard.press('a');
    await desk.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByText('Done. It is now: Paying.')).toBeVisible();
    await desk.keyboard.press('p');
    const question = desk.getByRole('dialog', { name: `Was ${orderNo} paid out?` });
    await expect(question).toContainText(shown);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Done. It is now: Paid.')).toBeVisible();
  }
  const totals = page.getByRole('region', { name: say('shared', 'report.totals') });
  const inTotal = [wallet('withdrawals.fee'), wallet('withdrawals.received')] as const;

  await proves('F-WITHDRAW-06', async () => {
    await page.goto(site.url('/m/withdraw'));
    await passes('', '333.33', '฿333.33');
    await page.goto(site.url('/m/withdrawReport'));
    await tells(totals, inTotal, '', '฿333.33');

    await site.set({ withdrawRules: { feePercent: '2' } });
    await page.goto(site.url('/m/withdraw'));
    await press(page, 'withdraw.another');
    await passes('฿6.67', '326.66', '฿326.66');
    await page.goto(site.url('/m/withdrawReport'));
    await tells(totals, inTotal, '฿6.67', '฿659.99');
  });
  await desk.context().close();
});

test('who has no payment password sets one and finds the form again; its digits stay nowhere', async ({
  page,
  site,
}) => {
  const [tried, chosen] = ['739184', '528613'];
  /** Six digits that are no part of a longer number. */
  const digits = new RegExp(`(?<!\\d)(${tried}|${chosen})(?!\\d)`);
  const said = everythingSaid(page.context());
  const member = await site.member();
  for (const number of ['700000000001', '700000000002']) await site.card(member, number);
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/withdraw'));
  const second = form(page).getByRole('radio', { name: /0002/ });
  /** Sends the reviewed form with six digits. */
  const send = async (password: string) => {
    await press(page, 'withdraw.next');
    await form(page).getByLabel('Payment password').fill(password);
    await press(page, 'withdraw.submit');
  };
  await proves('F-WITHDRAW-08', async () => {
    await second.check();
    await amount(page).fill('120.50');
    await send(tried);
    await expect(form(page).getByText(say('shared', 'error.payment.password.unset'))).toBeVisible();
    expect(await everythingKept(page)).not.toMatch(digits);
    await form(page)
      .getByRole('link', { name: say('shared', 'money.toSecurity') })
      .click();
    await expect(page).toHaveURL(site.url('/m/securityCenter'));

    const security = page.locator('[data-part="account/security"]');
    await security.getByRole('button', { name: account('security.payment') }).click();
    const sheet = page.getByRole('dialog');
    const field = (key: string) => sheet.getByLabel(account(key), { exact: true });
    await field('security.loginPassword').fill(member.password);
    await field('security.paymentNew').fill(chosen);
    await field('security.paymentAgain').fill(chosen);
    expect(await everythingKept(page)).not.toMatch(digits);
    await sheet.getByRole('button', { name: account('security.save') }).click();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: say('shared', 'ui.back') }).click();

    await expect(page).toHaveURL(site.url('/m/withdraw'));
    await expect(second).toBeChecked();
    await expect(amount(page)).toHaveValue('120.50');
    await send(chosen);
    await expect(order(page)).toContainText('•••• 0002');
    await expect(order(page)).toContainText('฿120.50');
    expect(await everythingKept(page)).toContain(member.username);
    expect(await everythingKept(page)).not.toMatch(digits);
    expect(said.filter((each) => each.includes('/wps/transaction/withdraw'))).not.toEqual([]);
    expect(said.filter((each) => digits.test(each))).toEqual([]);
  });
});

/** Asks for a withdrawal without a page; returns its number. */
async function ask(page: Page, site: Site, member: Member): Promise<string> {
  const call = await callsOf(page, site, member);
  const { cards } = await site.card(member, '700000000001');
  const wish = { card: cards[0]?.id, amount: '100', paymentPassword, key: randomUUID() };
  return (await call<{ orderNo: string }>('/wps/transaction/withdraw', wish)).orderNo;
}

test('a withdrawal shows its steps by the device’s clock and follows the operator, on every device', async ({
  page,
  browser,
  ops,
  site,
}) => {
  const member = await site.member({ paymentPassword });
  const orderNo = await ask(page, site, member);
  const elsewhere = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage();
  await choose(elsewhere, { language: 'EN' });
  const devices = [
    { device: page, timeZone: 'Asia/Bangkok' },
    { device: elsewhere, timeZone: 'America/New_York' },
  ] as const;
  type Step = { status: string; at: number };
  const decide = (name: string) =>
    ops.call<{ steps: Step[] }>('POST', `/merchants/${site.code}/withdrawals/${orderNo}/${name}`);

  /** The whole way in its order, the steps so far with their times by the clock of the device. */
  async function shows({ device, timeZone }: (typeof devices)[number], steps: readonly Step[]): Promise<void> {
    const times = await device.evaluate(
      ([moments, zone]) => {
        const shown = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: zone } as const;
        return moments.map((at) => new Intl.DateTimeFormat(document.documentElement.lang, shown).format(at));
      },
      [steps.map(({ at }) => at), timeZone] as const,
    );
    const way = ['checking', 'paying', 'paid'].map(
      (status, at) => wallet(`withdraw.step.${status}`) + (times[at] ?? ''),
    );
    const listed = order(device).getByRole('list').getByRole('listitem');
    await expect(listed).toHaveText(way);
    await expect(order(device).locator('[aria-current="step"]')).toHaveText(way[steps.length - 1] ?? '');
  }

  await startSignedIn(page, site, member);
  await startSignedIn(elsewhere, site, member);
  await Promise.all(devices.map(({ device }) => device.goto(site.url('/m/withdraw'))));
  const [asked] = (await ops.call<{ withdrawals: { steps: Step[] }[] }>('GET', `/merchants/${site.code}/withdrawals`))
    .withdrawals;
  await proves('F-WITHDRAW-11', async () => {
    for (const each of devices) await shows(each, asked?.steps ?? []);
    for (const [decision, state] of [
      ['accept', 'paying'],
      ['paid', 'paid'],
    ] as const) {
      const spoken = await Promise.all(devices.map(({ device }) => order(device).getByRole('status').elementHandle()));
      const { steps } = await decide(decision);
      for (const each of devices) await shows(each, steps);
      // A live region is read out when its text changes, not when it is replaced.
      for (const region of spoken) expect(await region?.textContent()).toBe(wallet(`withdraw.state.${state}`));
      await page.reload();
      await shows(devices[0], steps);
    }
  });
  await elsewhere.context().close();
});

test('without a card the form waits for one, and has its amount again', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/500/);
  const member = await site.member({ paymentPassword });
  await site.card(member, '700000000001');
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/withdraw'));
  const card = form(page).getByRole('radio');
  const add = form(page).getByRole('button', { name: wallet('cards.add') });
  const next = form(page).getByRole('button', { name: wallet('withdraw.next') });
  await proves('F-WITHDRAW-14', async () => {
    await amount(page).fill('250.75');
    await press(page, 'withdraw.manage');
    const sheet = page.getByRole('dialog', { name: wallet('cards.title') });
    await sheet.getByRole('button', { name: new RegExp(`^${wallet('cards.remove')}.*0001`) }).click();
    const question = page.getByRole('dialog', { name: 'Remove this bank card?' });
    await question.getByLabel('Payment password').fill(paymentPassword);
    await question.getByRole('button', { name: new RegExp(`^${wallet('cards.remove')}`) }).click();
    await expect(question).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(form(page).getByText(wallet('withdraw.noCard'))).toBeVisible();
    await expect(amount(page)).toHaveCount(0);
    await expect(next).toHaveCount(0);

    await addCard(page, '900000000009');
    await expect(form(page).getByRole('radio', { name: /0009/ })).toBeChecked();
    await expect(amount(page)).toHaveValue('250.75');

    await site.fault('^/wps/bankcards$', '500');
    await page.evaluate(() => localStorage.removeItem('bankList'));
    await page.reload();
    const retry = form(page)
      .getByRole('alert')
      .getByRole('button', { name: say('shared', 'ui.retry') });
    await expect(retry).toBeVisible();
    for (const gone of [amount(page), next, add, card]) await expect(gone).toHaveCount(0);
    await site.repair();
    await retry.click();
    await expect(form(page).getByRole('radio', { name: /0009/ })).toBeChecked();
    await expect(next).toBeEnabled();
  });
});
