import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import { demands, ledgerMovements, members } from '../../base/db/schema';
import type { NewMember } from '../../base/members/create-member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { onceNotBusy } from '../../testing/once-not-busy';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';

jest.setTimeout(180_000);

const PAY = '246810';
let server: TestPostgres;
let instances: readonly TestPlatform[];
let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  const at = { url: await server.freshDatabase() };
  instances = [await openTestPlatform({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
  platform = instances[0]!;
  site = await platform.makeMerchant({ flags: { AGETRANSFERUP3: true } });
});
afterAll(async () => {
  for (const each of instances ?? []) await each.close();
  await server?.close();
});

async function enter(choices: Partial<NewMember> = {}, on: Site = site) {
  const member = await platform.makeMember(on, { paymentPassword: PAY, type: 1, ...choices });
  const token = await platform.login(on, member);
  const of = (instance: number) => instances[instance % instances.length] ?? platform;
  const body = (to: number, amount: string, more: object) => {
    return { to: String(to), amount, paymentPassword: PAY, key: randomUUID(), ...more };
  };
  const days = { startDate: '2026-03-13', endDate: '2026-03-15', zone: 0, pageNo: 1, pageSize: 20 };
  return {
    ...{ member, token, id: member.id },
    up: (to: number, amount: string, more: object = {}, instance = 0) =>
      of(instance).api('uplineTransfer', { site: on, token, body: body(to, amount, more) }),
    down: (to: number, amount: string, more: object = {}, instance = 0) =>
      of(instance).api('agentTransfer', { site: on, token, body: body(to, amount, more) }),
    terms: () => platform.api('uplineReceiver', { site: on, token }),
    receiver: (to: number) => platform.api('agentReceiver', { site: on, token, query: { to } }),
    balance: async () => new Big((await platform.api('balance', { site: on, token })).value.sumBalance),
    records: async () => (await platform.api('accountRecords', { site: on, token, query: days })).value.content,
  };
}

/** An agent with a direct member. */
async function pair(balance = '1000') {
  const agent = await enter({ nickname: 'Anong', balance });
  const member = await enter({ nickname: 'Somchai', balance, toUpline: true, uplineId: agent.id });
  return { agent, member };
}

describe('who may hand money to an upline', () => {
  it('is asked as the entry asks it: type, upline, and the flag', async () => {
    const { agent } = await pair();
    const off = await platform.makeMerchant({ flags: {} });
    const offAgent = await enter({}, off);
    await proves('F-UPLINE-01', async () => {
      for (const type of [0, 1, 2, 4, 40, 41, 42]) {
        for (const toUpline of [true, false]) {
          for (const [on, upline] of [[site, agent] as const, [off, offAgent] as const]) {
            const who = { type, toUpline, uplineId: upline.id, balance: '100' };
            const sender = await enter(who, on);
            const passes = on === site && toUpline && type !== 2 && type !== 4;
            const code = passes ? undefined : type === 4 ? 'login.free.account' : 'permission.denied';
            expect((await sender.terms()).code).toBe(code);
            expect((await sender.up(upline.id, '10')).code).toBe(code);
          }
        }
      }
    });
  });

  it('needs the payment password, once per wish', async () => {
    const { agent, member } = await pair();
    const unset = await enter({
      paymentPassword: undefined as never,
      toUpline: true,
      uplineId: agent.id,
      balance: '9',
    });
    expect((await unset.up(agent.id, '1')).code).toBe('payment.password.unset');
    const key = randomUUID();
    expect((await member.up(agent.id, '1', { key })).success).toBe(true);
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await member.up(agent.id, '1', { paymentPassword: '000000' }, left)).toMatchObject({
        code: 'payment.password.wrong',
        value: { left },
      });
    }
    const until = platform.clock.now.getTime() + 2 * 3_600_000;
    expect(await member.up(agent.id, '1')).toMatchObject({ code: 'payment.password.locked', value: { until } });
    // A known key is known, whatever its password.
    expect((await member.up(agent.id, '1', { key })).success).toBe(true);
    for (const each of instances) each.clock.advance(2 * 3_600_000);
    const again = await platform.login(site, member.member);
    const body = { to: String(agent.id), amount: '1', paymentPassword: PAY, key: randomUUID() };
    expect((await platform.api('uplineTransfer', { site, token: again, body })).success).toBe(true);
  });
});

describe('a transfer to the upline', () => {
  it('is carried out once per key, within its bounds and what is available', async () => {
    const { agent, member } = await pair('300');
    for (const [amount, code] of [
      ['0.99', 'amount.range'],
      ['50000.01', 'amount.range'],
      ['300.01', 'balance.insufficient'],
    ]) {
      expect(await member.up(agent.id, amount ?? '')).toMatchObject({ success: false, code });
    }
    for (const amount of ['1e3', '-5', '+5', '1,000', '1.001', '', '9'.repeat(40)]) {
      expect(await member.up(agent.id, amount)).toMatchObject({ status: 400, code: 'request.invalid' });
    }
    // Open turnover of a deposit ties up its part.
    const open = { memberId: member.id, merchantCode: site.code, origin: 'deposit' as const, reference: 'D1' };
    await platform.db.insert(demands).values({ ...open, asked: '100', openedAt: platform.clock.now });
    expect((await member.terms()).value).toEqual({
      receiver: { to: String(agent.id), name: 'An***' },
      ...{ available: '200', min: '1', max: '50000' },
    });
    expect((await member.up(agent.id, '200.01')).code).toBe('balance.insufficient');
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, (_, at) => member.up(agent.id, '200', { key }, at)));
    for (const { value } of sent) expect(value).toEqual(sent[0]?.value);
    expect(sent[0]?.value).toMatchObject({ amount: '200', balance: '100', name: 'An***' });
    expect((await member.up(agent.id, '199', { key })).code).toBe('request.invalid');
    expect([(await member.balance()).toFixed(), (await agent.balance()).toFixed()]).toEqual(['100', '500']);
    // Both bounds are allowed, and so is all that is there.
    const rich = await pair('50001');
    for (const bound of ['50000', '1']) expect((await rich.member.up(rich.agent.id, bound)).success).toBe(true);
  });

  it('shows on both sides with one number, opposite signs and the other’s name, and asks for no turnover', async () => {
    const { agent, member } = await pair();
    await proves('F-UPLINE-03', async () => {
      const { value } = await member.up(agent.id, '150.25');
      const [[mine], [theirs]] = [await member.records(), await agent.records()];
      expect(mine).toMatchObject({ kind: 'transfer', amount: '-150.25', subject: value.orderNo, counterpart: 'An***' });
      expect(theirs).toMatchObject({
        kind: 'transfer',
        amount: '150.25',
        subject: value.orderNo,
        counterpart: 'So***',
      });
      expect([(await member.balance()).toFixed(), (await agent.balance()).toFixed()]).toEqual(['849.75', '1150.25']);
      const asked = await platform.db.select().from(demands).where(eq(demands.memberId, agent.id));
      expect(asked).toEqual([]);
      const rows = await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.reference, value.orderNo));
      expect(rows.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
        ['wallet:main', 'house:between', '150.2500'],
        ['house:between', 'wallet:main', '150.2500'],
      ]);
      const audit = await platform.app.inject({
        url: `/_ops/merchants/${site.code}/audit`,
        headers: { 'x-ops-key': 'ops' },
      });
      expect(audit.json()).toMatchObject({ sum: '0', different: [] });
    });
  });

  it('reaches nobody but the upline who was shown', async () => {
    const { agent, member } = await pair();
    const other = await enter({ nickname: 'Kanda' });
    await proves('F-UPLINE-05', async () => {
      await platform.db.update(members).set({ uplineId: other.id }).where(eq(members.id, member.id));
      expect((await member.up(agent.id, '10')).code).toBe('upline.changed');
      expect((await member.terms()).value.receiver).toEqual({ to: String(other.id), name: 'Ka***' });
      await platform.db.update(members).set({ disabled: true }).where(eq(members.id, other.id));
      expect((await member.up(other.id, '10')).code).toBe('upline.changed');
      expect((await member.terms()).value.receiver).toBeUndefined();
      expect((await member.balance()).toFixed()).toBe('1000');
      expect(await member.records()).toHaveLength(1);
    });
  });

  const sure = <Sent extends { readonly status: number }>(
    way: (to: number, amount: string, more: object, turn: number) => Promise<Sent>,
    to: number,
    turn: number,
  ): Promise<Sent> => {
    const key = randomUUID();
    return onceNotBusy(() => way(to, '7.77', { key }, turn));
  };

  it('in both directions at once loses nothing and blocks nobody', async () => {
    const { agent, member } = await pair('100');
    await proves('F-UPLINE-04', async () => {
      const sent = await Promise.all(
        Array.from({ length: 200 }, (_, at) =>
          at % 2 === 0
            ? sure(member.up, agent.id, Math.floor(at / 2))
            : sure(agent.down, member.id, Math.floor(at / 2)),
        ),
      );
      expect(sent).toHaveLength(200);
      for (const { status, code } of sent) {
        expect(status).toBe(200);
        expect([undefined, 'balance.insufficient']).toContain(code);
      }
      expect(sent.some(({ success }) => success)).toBe(true);
      expect((await agent.balance()).plus(await member.balance()).toFixed()).toBe('200');
    });
  });
});

describe('a transfer from an agent', () => {
  it('goes to a direct member alone, and shows on both sides', async () => {
    const { agent, member } = await pair();
    const below = await enter({ uplineId: member.id, toUpline: true });
    const trial = await enter({ uplineId: agent.id, type: 4 });
    const stranger = await enter();
    const elsewhere = await platform.makeMerchant({});
    const foreign = await enter({}, elsewhere);
    expect((await agent.receiver(member.id)).value).toEqual({
      receiver: { to: String(member.id), name: 'So***' },
      ...{ available: '1000', min: '1', max: '50000' },
    });
    const { value } = await agent.down(member.id, '20');
    expect((await member.records())[0]).toMatchObject({ amount: '20', subject: value.orderNo, counterpart: 'An***' });
    expect((await agent.records())[0]).toMatchObject({ amount: '-20', subject: value.orderNo, counterpart: 'So***' });
    for (const [to, code] of [
      ...[agent, below, trial].map(({ id }) => [id, 'permission.denied'] as const),
      ...[stranger, foreign, { id: 999_999_999 }].map(({ id }) => [id, 'member.not.exist'] as const),
    ]) {
      expect([(await agent.receiver(to)).code, (await agent.down(to, '1')).code]).toEqual([code, code]);
    }
    const nobody = await Promise.all([stranger.id, foreign.id, 999_999_999].map((to) => agent.down(to, '1')));
    expect(new Set(nobody.map((each) => JSON.stringify(each))).size).toBe(1);
    // Types without an agency may not, and money of trial accounts never moves.
    const player = await enter({ type: 0 });
    expect((await player.down(member.id, '1')).code).toBe('permission.denied');
    expect((await trial.down(member.id, '1')).code).toBe('login.free.account');
    const { rows } = (await platform.db.execute(
      sql`select count(*)::int as count from member_transfers where from_id = ${agent.id}`,
    )) as unknown as { rows: { count: number }[] };
    expect(rows).toEqual([{ count: 1 }]);
  });
});
