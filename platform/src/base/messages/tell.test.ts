import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { noticeSignature } from '../../calls/cashier/notices';
import { paymentKeyOf } from '../../calls/cashier/payment-address';
import { giftAt, putContent, switchedOn } from '../../calls/rewards/rewards.testing';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';
import { onceNotBusy } from '../../testing/once-not-busy';
import { messages, settlementShares } from '../db/schema';
import type { Site } from '../sites/site';

jest.setTimeout(120_000);

const PAY = '246810';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform.close());

async function ops({ code }: Site, path: string, payload: object = {}, method: 'POST' | 'PATCH' = 'POST') {
  const url = `/_ops/merchants/${code}${path === '' ? '' : `/${path}`}`;
  return (await platform.app.inject({ method, url, headers: { 'x-ops-key': 'ops' }, payload })).statusCode;
}

/** A member of a merchant of some language, with what is in the inbox. */
async function enter(language: 'EN' | 'TY', type = 0) {
  const site = await platform.makeMerchant({ language });
  const member = await platform.makeMember(site, { type, paymentPassword: PAY, balance: '5000' });
  const token = await platform.login(site, member);
  const api = { site, token };
  const card = { bank: 'SCB', holder: 'Mali Suk', number: String(Date.now()).slice(-12), paymentPassword: PAY };
  return {
    ...{ site, member },
    deposit: async (amount: string) => {
      const body = { method: 'BANKTRANSFER', amount, key: randomUUID() };
      return (await platform.api('deposit', { ...api, body })).value.orderNo;
    },
    withdraw: async (amount: string) => {
      const { cards } = (await platform.api('bankCards', api)).value;
      const own = cards[0] ?? (await platform.api('addCard', { ...api, body: card })).value.cards[0];
      const body = { card: own?.id ?? 0, amount, paymentPassword: PAY, key: randomUUID() };
      return (await platform.api('withdraw', { ...api, body })).value.orderNo;
    },
    confirm: (period: string, key = randomUUID()) => platform.api('confirmDividend', { ...api, body: { period, key } }),
    inbox: () =>
      platform.db
        .select({ title: messages.title, body: messages.body })
        .from(messages)
        .where(eq(messages.memberId, member.id))
        .orderBy(asc(messages.id)),
  };
}

type Inbox = Awaited<ReturnType<typeof enter>>['inbox'];

/** Expects these messages in an inbox and no others. */
const expectTold = (inbox: Inbox, told: Awaited<ReturnType<Inbox>>) =>
  proves('F-MESSAGE-05', async () => expect(await inbox()).toEqual(told));

it('tells of a waiting deposit that is decided, once', async () => {
  const { site, deposit, inbox } = await enter('EN');
  const good = await deposit('1234.50');
  expect(await inbox()).toEqual([]);
  for (const status of [200, 200]) expect(await ops(site, `deposits/${good}/approve`)).toBe(status);
  const refused = await deposit('200');
  for (const status of [200, 200])
    expect(await ops(site, `deposits/${refused}/refuse`, { reason: 'Nobody paid.' })).toBe(status);
  expect(await ops(site, `deposits/${refused}/approve`)).toBe(409);
  await expectTold(inbox, [
    { title: `Deposit ${good} has arrived`, body: '฿1,234.50 is in your main wallet.' },
    {
      title: `Deposit ${refused} was refused`,
      body: '฿200.00 was not added to your wallet. Reason: Nobody paid.',
    },
  ]);
});

it('tells of a deposit that its bank says is paid, once', async () => {
  const { site, deposit, inbox } = await enter('EN');
  const order = await deposit('500');
  const said = { order, amount: '500.00', state: 'paid' as const, time: 1_800_000_000_000 };
  const payload = { ...said, signature: noticeSignature(await paymentKeyOf(platform.db, site.code), said) };
  const headers = { host: hostOf(site) };
  for (const _ of [1, 2]) await platform.app.inject({ method: 'POST', url: '/payments/notices', headers, payload });
  await expectTold(inbox, [{ title: `Deposit ${order} has arrived`, body: '฿500.00 is in your main wallet.' }]);
});

it('tells of a withdrawal that is paid or refused, once, in the language of the merchant', async () => {
  const { site, withdraw, inbox } = await enter('TY');
  const paid = await withdraw('1000');
  for (const act of ['accept', 'paid', 'paid']) expect(await ops(site, `withdrawals/${paid}/${act}`)).toBe(200);
  const refused = await withdraw('300');
  for (const _ of [1, 2]) await ops(site, `withdrawals/${refused}/refuse`, { reason: 'ชื่อไม่ตรง' });
  await expectTold(inbox, [
    { title: `การถอน ${paid} จ่ายแล้ว`, body: '฿1,000.00 กำลังโอนเข้าบัตรธนาคารของคุณ' },
    { title: `การถอน ${refused} ถูกปฏิเสธ`, body: 'คืนเงิน ฿300.00 เข้ากระเป๋าแล้ว เหตุผล: ชื่อไม่ตรง' },
  ]);
});

it('tells what the card gets, without the fee, and that the whole amount is back', async () => {
  const { site, withdraw, inbox } = await enter('EN');
  expect(await ops(site, '', { withdrawRules: { feePercent: '2' } }, 'PATCH')).toBe(200);
  const paid = await withdraw('333.33');
  for (const act of ['accept', 'paid']) await ops(site, `withdrawals/${paid}/${act}`);
  const refused = await withdraw('200');
  await ops(site, `withdrawals/${refused}/refuse`, { reason: 'The bank took nothing.' });
  expect((await inbox()).map(({ body }) => body)).toEqual([
    '฿326.66 is on its way to your bank card.',
    '฿200.00 is back in your wallet. Reason: The bank took nothing.',
  ]);
});

it('tells nothing of a deposit that waited for nobody, or that nobody decided', async () => {
  const { site, deposit, inbox } = await enter('EN');
  await ops(site, '', { depositsApprovedBelow: '300' }, 'PATCH');
  await deposit('200');
  const order = await deposit('400');
  platform.clock.advance(30 * 86_400_000);
  expect(await ops(site, `deposits/${order}/approve`)).toBe(409);
  expect(await inbox()).toEqual([]);
});

it('tells of an offered contract, once', async () => {
  const { site, member, inbox } = await enter('EN', 1);
  const terms = { kind: 'salary', steps: [{ turnover: '1000', activeMembers: 1, percent: '2' }] };
  const offer = () => ops(site, `members/${member.username}/contracts`, terms);
  expect([await offer(), await offer()]).toEqual([201, 409]);
  await expectTold(inbox, [
    {
      title: 'You have an offer of a contract',
      body: 'It is about your daily salary. You can answer it for seven days.',
    },
  ]);
});

it('tells of a dividend that is paid, once, whatever keys are sent', async () => {
  const { site, member, confirm, inbox } = await enter('EN', 1);
  const run = { merchantCode: site.code, kind: 'dividend' as const, period: '2026-03-01' };
  const share = { memberId: member.id, exact: '75', amount: '75', paid: '75', state: 'offered' as const };
  await platform.db.insert(settlementShares).values({ ...run, ...share });
  const key = randomUUID();
  await Promise.all([confirm(run.period, key), confirm(run.period, key), confirm(run.period)]);
  await expectTold(inbox, [{ title: 'Your dividend of 2026-03-01 was paid', body: '฿75.00 is in your main wallet.' }]);
});

it('tells of a reward that is paid, once, whatever keys are sent', async () => {
  const { site, member, inbox } = await enter('EN');
  await ops(site, '', { flags: { REWCEN3: true } }, 'PATCH');
  await putContent(platform, site, 'promotions', switchedOn('OPEN'));
  await putContent(platform, site, 'gifts', [giftAt(platform.clock.now, 'OPEN')]);
  const token = await platform.login(site, member);
  const claim = (key = randomUUID()) =>
    onceNotBusy(() => platform.api('claimReward', { site, token, body: { promotion: 'OPEN', key } }));
  const key = randomUUID();
  await Promise.all([claim(key), claim(key), claim()]);
  await expectTold(inbox, [{ title: 'A gift: ฿25.00', body: 'It is in your main wallet.' }]);
});

it('has no event without its message: where it cannot be written, nothing has happened', async () => {
  const { site, member, deposit, inbox } = await enter('EN');
  const order = await deposit('200');
  const balance = async () =>
    (await platform.api('balance', { site, token: await platform.login(site, member) })).value;
  const before = await balance();
  await platform.db.execute(sql`
    create function no_inbox() returns trigger language plpgsql as 'begin raise exception ''no inbox''; end'`);
  await platform.db.execute(
    sql`create trigger no_inbox before insert on messages for each row execute function no_inbox()`,
  );
  expect(await ops(site, `deposits/${order}/approve`)).toBe(500);
  expect(await balance()).toEqual(before);
  await platform.db.execute(sql`drop trigger no_inbox on messages`);
  expect(await ops(site, `deposits/${order}/approve`)).toBe(200);
  await expectTold(inbox, [{ title: `Deposit ${order} has arrived`, body: '฿200.00 is in your main wallet.' }]);
});
