import { randomUUID } from 'node:crypto';
import type { WithdrawOrder } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import { ledgerMovements, messages } from '../../base/db/schema';
import { pursesOf } from '../../base/ledger/purses';
import type { NewMember } from '../../base/members/create-member';
import { creditBonus, demandForDeposit } from '../../base/money/demands';
import type { Site } from '../../base/sites/site';
import { openLobby, openTestPlatform, type TestPlatform } from '../../testing';
import { someGames } from '../../testing/lobby';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';

jest.setTimeout(300_000);

const PAY = '246810';
let server: TestPostgres;
let instances: readonly TestPlatform[];
let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  const at = { url: await server.freshDatabase() };
  instances = [await openLobby({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
  platform = instances[0]!;
  site = await platform.makeMerchant();
});
afterAll(async () => {
  for (const each of instances ?? []) await each.close();
  await server?.close();
});

let serial = 0;
const on = (instance: number) => instances[instance % instances.length] ?? platform;

async function ops(path: string, payload: object = {}, from = 0, merchant = site) {
  const url = `/_ops/merchants/${merchant.code}/withdrawals${path}`;
  const method = path === '' ? 'GET' : 'POST';
  const answer = await on(from).app.inject({
    ...{ method, url, headers: { 'x-ops-key': 'ops' } },
    ...(method === 'POST' ? { payload } : {}),
  });
  return { status: answer.statusCode, value: answer.json<WithdrawOrder & { withdrawals: WithdrawOrder[] }>() };
}

async function enter(choices: Partial<NewMember> = {}, merchant = site) {
  const member = await platform.makeMember(merchant, { paymentPassword: PAY, balance: '1000', ...choices });
  const token = await platform.login(merchant, member);
  const number = String(800_000_000_000 + ++serial);
  const body = { bank: 'SCB', holder: 'Mali Suk', number, paymentPassword: PAY };
  const added = await platform.api('addCard', { site: merchant, token, body });
  const card = added.value.cards[0]!.id;
  return {
    ...{ member, token, card, number },
    withdraw: (amount: string, more: object = {}, from = 0) =>
      on(from).api('withdraw', {
        ...{ site: merchant, token },
        body: { card, amount, paymentPassword: PAY, key: randomUUID(), ...more },
      }),
    terms: async () => (await platform.api('withdrawable', { site: merchant, token })).value,
    one: async (orderNo: string) =>
      (await platform.api('withdrawal', { site: merchant, token, query: { orderNo } })).value,
    cancel: (orderNo: string, from = 0, key = randomUUID()) =>
      on(from).api('cancelWithdrawal', { site: merchant, token, body: { orderNo, key } }),
    purses: () => pursesOf(platform.db, member.id),
    balance: async () => (await platform.api('balance', { site: merchant, token })).value.sumBalance,
    movements: () =>
      platform.db
        .select()
        .from(ledgerMovements)
        .where(eq(ledgerMovements.memberId, member.id))
        .orderBy(ledgerMovements.id),
  };
}

const audit = async () =>
  (
    await platform.app.inject({ url: `/_ops/merchants/${site.code}/audit`, headers: { 'x-ops-key': 'ops' } })
  ).json<object>();

describe('what can be withdrawn', () => {
  it('comes about part by part', async () => {
    const { member, terms, withdraw } = await enter({ balance: '1300' });
    expect((await withdraw('300')).success).toBe(true);
    const to = { merchant: site.code, memberId: member.id, at: platform.clock.now };
    await demandForDeposit(platform.db, { ...to, reference: 'D1', amount: '250' });
    await platform.db.transaction((tx) => creditBonus(tx, { ...to, reference: 'W', amount: '50', times: '8' }));
    expect(await terms()).toMatchObject({
      ...{ total: '1050', tied: '250', held: '300', bonus: '50', available: '750', left: 2 },
      ...{ min: '100', max: '200000', feePercent: '0', open: { amount: '300', status: 'checking' } },
      demands: [
        { origin: 'deposit', reference: 'D1', asked: '250', filled: '0' },
        { origin: 'bonus', reference: 'W', asked: '400', filled: '0' },
      ],
    });
  });
});

describe('a withdrawal', () => {
  it('is set aside from the submit on, and nobody spends it', async () => {
    const { member, withdraw, purses, balance, movements } = await enter({ balance: '500' });
    await proves('F-WITHDRAW-05', async () => {
      const { value } = await withdraw('400');
      expect(value).toMatchObject({ orderNo: expect.stringMatching(/^W\d+$/), amount: '400', received: '400' });
      expect(await purses()).toMatchObject({ main: '100.0000', held: '400.0000' });
      expect(await balance()).toBe('100');
      const booked = (await movements()).filter(({ reference }) => reference === value.orderNo);
      expect(booked).toMatchObject([{ kind: 'withdraw.hold', debit: 'wallet:main', credit: 'wallet:held' }]);
      const [game] = await someGames(platform, site, 'RNG');
      const bet = await platform.app.inject({
        ...{ method: 'POST', url: `/_ops/merchants/${site.code}/members/${member.username}/bets` },
        headers: { 'x-ops-key': 'ops' },
        payload: { bets: [{ nodeId: game!.nodeId, stake: '150', payout: '0', status: 'open', placedAt: 0 }] },
      });
      expect(bet.json()).toEqual({ error: expect.stringContaining('balance.insufficient') });
    });
  });

  it('lies within its bounds and the available part, to a card of the member', async () => {
    const { withdraw, purses } = await enter({ balance: '300.50' });
    const other = await enter();
    expect(await withdraw('99.99')).toMatchObject({ code: 'amount.range', value: { min: '100', max: '200000' } });
    expect(await withdraw('200000.01')).toMatchObject({ code: 'amount.range' });
    expect(await withdraw('300.51')).toMatchObject({ code: 'balance.insufficient', value: { available: '300.5' } });
    for (const card of [other.card, '1'])
      expect(await withdraw('100', { card })).toMatchObject({ code: 'request.invalid', value: { field: 'card' } });
    expect(await withdraw('100', { paymentPassword: '000000' })).toMatchObject({ code: 'payment.password.wrong' });
    for (const amount of ['1e3', '-5', '+5', '1,000', '100.001', '0', '', '1'.repeat(40)]) {
      const answer = await withdraw(amount);
      expect([answer.status, answer.code]).toEqual(amount === '0' ? [200, 'amount.range'] : [400, 'request.invalid']);
    }
    expect(await purses()).toMatchObject({ main: '300.5000', held: '0.0000' });
    expect((await withdraw('300.5')).success).toBe(true);
  });

  it('is one at a time, whatever comes at once', async () => {
    const { withdraw, purses, cancel } = await enter({ vipLevel: 'Platinum' });
    await proves('F-WITHDRAW-04', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => withdraw('100', {}, n)));
      const made = answers.filter(({ success }) => success);
      expect(made).toHaveLength(1);
      const orderNo = made[0]!.value.orderNo;
      for (const { success, code, value } of answers)
        if (!success) expect({ code, value }).toEqual({ code: 'withdraw.open', value: { orderNo } });
      expect(await purses()).toMatchObject({ main: '900.0000', held: '100.0000' });
      await cancel(orderNo);
      const second = (await withdraw('100')).value.orderNo;
      await ops(`/${second}/refuse`, { reason: 'no' });
      const third = (await withdraw('100')).value.orderNo;
      await ops(`/${third}/accept`);
      expect((await withdraw('100')).code).toBe('withdraw.open');
      await ops(`/${third}/paid`);
      expect((await withdraw('100')).success).toBe(true);
    });
  });

  it('is carried out once per key', async () => {
    const { withdraw, purses } = await enter();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => withdraw('100', { key }, n)));
    for (const { value } of answers) expect(value).toEqual(answers[0]!.value);
    expect(answers[0]!.success).toBe(true);
    expect((await withdraw('101', { key })).code).toBe('request.invalid');
    // A known key costs no try, even with a wrong password.
    expect((await withdraw('100', { key, paymentPassword: '000000' })).value).toEqual(answers[0]!.value);
    expect(await purses()).toMatchObject({ held: '100.0000' });
  });

  it('frees its key when it was refused', async () => {
    const { withdraw, purses, member } = await enter({ balance: '50' });
    const key = randomUUID();
    expect((await withdraw('100', { key })).code).toBe('balance.insufficient');
    const url = `/_ops/merchants/${site.code}/members/${member.username}/credit`;
    const given = await platform.app.inject({
      ...{ method: 'POST', url, headers: { 'x-ops-key': 'ops' }, payload: { amount: '100' } },
    });
    expect(given.statusCode).toBe(200);
    expect((await withdraw('100', { key })).success).toBe(true);
    expect(await purses()).toMatchObject({ main: '50.0000', held: '100.0000' });
  });
});

describe('withdrawals of a day', () => {
  it('are as many as the club level says, in the merchant’s day', async () => {
    // 23:50 in Bangkok.
    const evening = new Date('2026-03-14T16:50:00Z');
    const before = instances.map(({ clock }) => clock.now);
    const set = (now: Date) => {
      for (const { clock } of instances) clock.now = now;
    };
    set(evening);
    const { withdraw, cancel } = await enter();
    await proves('F-WITHDRAW-03', async () => {
      await cancel((await withdraw('100')).value.orderNo);
      const refused = (await withdraw('100')).value.orderNo;
      await ops(`/${refused}/refuse`, { reason: 'no' });
      const threePaid = async () => {
        for (let n = 0; n < 3; n += 1) {
          const { success, value } = await withdraw('100');
          expect(success).toBe(true);
          await ops(`/${value.orderNo}/accept`);
          await ops(`/${value.orderNo}/paid`);
        }
      };
      await threePaid();
      const midnight = Date.parse('2026-03-14T17:00:00Z');
      set(new Date(midnight - 1000));
      expect(await withdraw('100')).toMatchObject({ code: 'withdraw.count', value: { max: 3, until: midnight } });
      set(new Date(midnight));
      await threePaid();
      expect(await withdraw('100')).toMatchObject({ code: 'withdraw.count', value: { max: 3 } });
    });
    instances.forEach(({ clock }, n) => {
      clock.now = before[n]!;
    });
  });
});

describe('what becomes of a withdrawal', () => {
  it('is decided once between the member who cancels and the operator who accepts', async () => {
    const { withdraw, cancel, purses, movements } = await enter({ vipLevel: 'Platinum' });
    await proves('F-WITHDRAW-12', async () => {
      const seen = new Set<string>();
      for (let again = 0; again < 100; again += 1) {
        const { orderNo } = (await withdraw('100')).value;
        const [cancelled, accepted] = await Promise.all([
          cancel(orderNo, again),
          ops(`/${orderNo}/accept`, {}, again + 1),
        ]);
        const mine = (await movements()).filter(({ reference }) => reference === orderNo).map(({ kind }) => kind);
        if (cancelled.success) {
          seen.add('cancelled');
          expect(accepted.status).toBe(409);
          expect(mine).toEqual(['withdraw.hold', 'withdraw.back']);
        } else {
          seen.add('accepted');
          expect([cancelled.code, accepted.status]).toEqual(['order.state', 200]);
          expect(mine).toEqual(['withdraw.hold']);
          await ops(`/${orderNo}/refuse`, { reason: 'next' });
        }
        expect(await purses()).toMatchObject({ main: '1000.0000', held: '0.0000' });
      }
      expect([...seen]).not.toEqual([]);
      const off = await platform.makeMerchant({ flags: { WITHCANCEL3: false } });
      const there = await enter({}, off);
      const { orderNo, cancel: allowed } = (await there.withdraw('100')).value;
      expect(allowed).toBe(false);
      expect((await there.cancel(orderNo)).code).toBe('permission.denied');
      expect(await there.purses()).toMatchObject({ held: '100.0000' });
    });
    expect(await audit()).toMatchObject({ sum: '0', different: [] });
  });

  it('an operator says once, and the opposite comes too late', async () => {
    const { withdraw, one, purses, movements, member } = await enter();
    await proves('F-WITHDRAW-13', async () => {
      const { orderNo } = (await withdraw('400')).value;
      expect((await ops(`/${orderNo}/paid`)).status).toBe(409);
      await ops(`/${orderNo}/accept`);
      expect((await ops(`/${orderNo}/paid`)).value).toMatchObject({ status: 'paid' });
      expect((await ops(`/${orderNo}/paid`, {}, 1)).value).toMatchObject({ status: 'paid' });
      expect((await ops(`/${orderNo}/refuse`, { reason: 'late' })).status).toBe(409);
      const paid = (await movements()).filter(({ kind }) => kind === 'withdraw.paid');
      expect(paid).toMatchObject([{ amount: '400.0000', debit: 'wallet:held', credit: 'house:withdrawals' }]);
      expect(await purses()).toMatchObject({ main: '600.0000', held: '0.0000' });
      const second = (await withdraw('100')).value.orderNo;
      const reason = '<b>Name & number differ</b>';
      expect((await ops(`/${second}/refuse`)).status).toBe(400);
      await Promise.all([ops(`/${second}/refuse`, { reason }), ops(`/${second}/refuse`, { reason }, 1)]);
      expect(await purses()).toMatchObject({ main: '600.0000', held: '0.0000' });
      expect(await one(second)).toMatchObject({ status: 'refused', reason });
      const inbox = await platform.db.select().from(messages).where(eq(messages.memberId, member.id));
      expect(inbox).toHaveLength(2);
      expect(inbox).toContainEqual(expect.objectContaining({ body: expect.stringContaining(reason) }));
    });
  });

  it('is told to its member alone, with every step', async () => {
    const { withdraw, one, number } = await enter();
    const other = await enter();
    const { orderNo } = (await withdraw('333.33')).value;
    for (const { clock } of instances) clock.advance(60_000);
    await ops(`/${orderNo}/accept`);
    const order = await one(orderNo);
    expect(order?.steps.map(({ status }) => status)).toEqual(['checking', 'paying']);
    expect(order!.steps[1]!.at - order!.steps[0]!.at).toBe(60_000);
    expect(await other.one(orderNo)).toBeNull();
    expect(await other.one('W1')).toBeNull();
    const [theirs, none] = [await other.cancel(orderNo), await other.cancel('W1')];
    expect([theirs.code, theirs.value]).toEqual([none.code, none.value]);
    const listed = await ops('');
    expect(listed.value.withdrawals.find((each) => each.orderNo === orderNo)).toMatchObject({ amount: '333.33' });
    expect(JSON.stringify([order, listed.value])).not.toContain(number);
  });

  it('takes its fee off what is paid out', async () => {
    const dear = await platform.makeMerchant();
    const set = await platform.app.inject({
      ...{ method: 'PATCH', url: `/_ops/merchants/${dear.code}`, headers: { 'x-ops-key': 'ops' } },
      payload: { withdrawRules: { feePercent: '2' } },
    });
    expect(set.statusCode).toBe(200);
    const { withdraw } = await enter({}, dear);
    const { value } = await withdraw('333.33');
    expect(value).toMatchObject({ amount: '333.33', fee: '6.67', received: '326.66' });
    expect((await ops('', {}, 0, dear)).value.withdrawals).toMatchObject([{ fee: '6.67', received: '326.66' }]);
  });
});

it('a card with money on its way to it stays', async () => {
  const { withdraw, card, token, cancel } = await enter();
  const { orderNo } = (await withdraw('100')).value;
  const remove = () => platform.api('removeCard', { site, token, body: { id: card, paymentPassword: PAY } });
  expect(await remove()).toMatchObject({ code: 'card.used', value: { orderNo } });
  await cancel(orderNo);
  expect((await remove()).value.cards).toEqual([]);
});
