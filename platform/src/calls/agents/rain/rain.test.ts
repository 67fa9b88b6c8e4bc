import { createHash, randomUUID } from 'node:crypto';
import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import { ledgerMovements, rainPackets } from '../../../base/db/schema';
import type { Site } from '../../../base/sites/site';
import { sweepAll } from '../../../jobs/sweep';
import { openTestPlatform, type TestPlatform } from '../../../testing';
import { openTestPostgres } from '../../../testing/postgres';

jest.setTimeout(300_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  platform.clock.now = new Date('2026-03-14T12:00:00Z');
  site = await platform.makeMerchant({ agentMenu: { redRain: true } });
});

const headers = { 'x-ops-key': 'ops' };
const plan = (body: object, on = site, at = platform) =>
  at.app.inject({ method: 'POST', url: `/_ops/merchants/${on.code}/rains`, headers, payload: body });
async function planned(body: object = {}, on = site, at = platform): Promise<number> {
  const made = await plan({ startsAt: at.clock.now.getTime() + 1000, pot: '100', packets: 10, ...body }, on, at);
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
  return made.json<{ id: number }>().id;
}
const listed = async (on = site, at = platform) =>
  (await at.app.inject({ url: `/_ops/merchants/${on.code}/rains`, headers })).json<{ rains: object[] }>().rains;
const audit = async (on: Site, at: TestPlatform) =>
  (await at.app.inject({ url: `/_ops/merchants/${on.code}/audit`, headers })).json<object>();

async function agent(type = 1) {
  const member = await platform.makeMember(site, { type });
  const token = await platform.login(site, member);
  return {
    member,
    open: (rainId: number, key: string = randomUUID()) =>
      platform.api('openRedRain', { site, token, body: { rainId, key } }),
    rain: () => platform.api('redRain', { site, token }),
    balance: async () => (await platform.api('balance', { site, token })).value.sumBalance,
  };
}

describe('a red rain', () => {
  it('lasts its minute, and says when the next one starts', async () => {
    const rainId = await planned();
    const startsAt = platform.clock.now.getTime() + 1000;
    const later = startsAt + 120_000;
    await planned({ startsAt: later });
    const [first, second] = [await agent(1), await agent(42)];
    await proves('F-REDRAIN-05', async () => {
      platform.clock.now = new Date(startsAt - 1);
      expect(await first.open(rainId)).toMatchObject({ code: 'rain.over', value: { next: startsAt } });
      platform.clock.now = new Date(startsAt);
      expect(await first.open(rainId)).toMatchObject({ success: true, value: { rainId } });
      platform.clock.now = new Date(startsAt + 60_000 - 1);
      expect(await second.open(rainId)).toMatchObject({ success: true });
      platform.clock.now = new Date(startsAt + 60_000);
      expect(await (await agent()).open(rainId)).toMatchObject({ code: 'rain.over', value: { next: later } });
      // Asked for the next one while another runs, and where there is none.
      platform.clock.now = new Date(later);
      expect(await (await agent()).open(rainId)).toMatchObject({ code: 'rain.over', value: { next: null } });
      expect(await (await agent()).open(rainId + 1_000_000)).toMatchObject({ code: 'rain.over' });
    });
    const stranger = await platform.makeMerchant({ agentMenu: { redRain: true } });
    const elsewhere = await planned({}, stranger);
    platform.clock.advance(2000);
    expect(await (await agent()).open(elsewhere)).toMatchObject({ code: 'rain.over' });
  });

  it('is for agents, where the merchant offers it', async () => {
    const rainId = await planned();
    platform.clock.advance(1000);
    await proves('F-REDRAIN-05', async () => {
      for (const type of [0, 4, 40]) {
        const { open, rain } = await agent(type);
        // A trial account hears everywhere that it is one (B007).
        const code = type === 4 ? 'login.free.account' : 'permission.denied';
        expect([type, await open(rainId), await rain()]).toMatchObject([type, { code }, { code }]);
      }
      for (const type of [1, 2, 41, 42])
        expect(await (await agent(type)).open(rainId)).toMatchObject({ success: true });
      site = await platform.makeMerchant({ agentMenu: { redRain: false, teamPnl: true } });
      const off = await agent();
      expect(await off.rain()).toMatchObject({ code: 'permission.denied' });
      expect(await off.open(rainId)).toMatchObject({ code: 'permission.denied' });
    });
  });

  it('gives an agent one packet, whatever is sent, and tells it again', async () => {
    const rainId = await planned();
    platform.clock.advance(1000);
    const { member, open, rain, balance } = await agent();
    const key = randomUUID();
    const answers = await Promise.all([open(rainId, key), open(rainId, key), open(rainId), open(rainId), open(rainId)]);
    const amount = answers[0]?.value.amount;
    expect(answers.map(({ value }) => value.amount)).toEqual(answers.map(() => amount));
    expect(new Big(await balance()).eq(amount ?? 0)).toBe(true);
    expect((await rain()).value.next).toMatchObject({ id: rainId, amount, packets: 10 });
    const moved = await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, member.id));
    expect(moved).toMatchObject([
      { kind: 'rain', debit: 'house:rain', credit: 'wallet:main', reference: `rain:${rainId}` },
    ]);
    platform.clock.advance(60_000);
    expect((await rain()).value).toMatchObject({ next: null, last: { id: rainId, amount } });
    // The key still tells what it opened; a new one is too late.
    expect((await open(rainId, key)).value).toEqual(answers[0]?.value);
    expect(await open(rainId)).toMatchObject({ code: 'rain.over' });
  });

  it('is planned for a time to come, one at a time, with a cent for each packet', async () => {
    const now = platform.clock.now.getTime();
    const rain = { startsAt: now + 60_000, pot: '1', packets: 100 };
    for (const wrong of [{ startsAt: now - 1 }, { pot: '0.99' }, { packets: 0 }, { packets: 10_001 }, { pot: '1.001' }])
      expect([wrong, (await plan({ ...rain, ...wrong })).statusCode]).toEqual([wrong, 400]);
    const both = await Promise.all([plan(rain), plan({ ...rain, startsAt: now + 119_999 })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await plan({ ...rain, startsAt: now + 180_000 })).statusCode).toBe(201);
    expect(await listed()).toHaveLength(2);
  });

  it('keeps what was opened; the rest goes some time after its end', async () => {
    const rainId = await planned();
    platform.clock.advance(1000);
    await (await agent()).open(rainId);
    const left = () => platform.db.$count(rainPackets, eq(rainPackets.rainId, rainId));
    const of = (name: string, swept: Awaited<ReturnType<typeof sweepAll>>) => swept.find((each) => each.name === name);
    await sweepAll(platform.db, platform.clock.now);
    expect(await left()).toBe(10);
    platform.clock.advance(2 * 86_400_000);
    expect(of('packets that nobody opened', await sweepAll(platform.db, platform.clock.now))?.error).toBeUndefined();
    expect(await left()).toBe(1);
    expect(await listed()).toMatchObject([{ opened: 1, pot: '100.00' }]);
  });
});

describe('a red rain on two instances', () => {
  it('gives as many packets as planned, together the pot, and what is left to the house', async () => {
    const server = await openTestPostgres();
    const at = { url: await server.freshDatabase() };
    const instances = [await openTestPlatform({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
    const [one, two] = instances as [TestPlatform, TestPlatform];
    try {
      const on = await one.makeMerchant({ agentMenu: { redRain: true } });
      const crowd = await enter(one, on, 500);
      const openAll = async (rainId: number, tokens: readonly string[]) =>
        Promise.all(
          tokens.map(async (token, place) => {
            const body = { rainId, key: randomUUID() };
            const address = `10.1.${place >> 8}.${place & 255}`;
            const send = () => (place % 2 === 0 ? one : two).api('openRedRain', { site: on, token, body, address });
            let answer = await send();
            // A crowded platform asks to come again, with the same key.
            for (let more = 0; answer.status === 503 && more < 20; more += 1) answer = await send();
            return answer;
          }),
        );
      await proves('F-REDRAIN-02', async () => {
        const rainId = await planned({ pot: '1000.00', packets: 100 }, on, one);
        for (const { clock } of instances) clock.advance(1000);
        const answers = await openAll(rainId, crowd);
        const opened = answers.filter(({ success }) => success).map(({ value }) => new Big(value.amount));
        expect(opened).toHaveLength(100);
        expect(opened.every((amount) => amount.gte('0.01'))).toBe(true);
        expect(opened.reduce((sum, amount) => sum.plus(amount)).toFixed(2)).toBe('1000.00');
        const others = answers.filter(({ success }) => !success).map(({ code }) => code);
        expect(others).toEqual(Array.from({ length: 400 }, () => 'rain.over'));
        const owners = await one.db
          .selectDistinct({ id: ledgerMovements.memberId })
          .from(ledgerMovements)
          .where(and(eq(ledgerMovements.kind, 'rain'), eq(ledgerMovements.merchantCode, on.code)));
        expect(owners).toHaveLength(100);
        expect(await audit(on, one)).toMatchObject({ sum: '0', different: [] });

        for (const { clock } of instances) clock.advance(120_000);
        const thin = await planned({ pot: '1000.00', packets: 100 }, on, one);
        for (const { clock } of instances) clock.advance(1000);
        const few = await openAll(thin, crowd.slice(0, 30));
        const paid = few.reduce((sum, { value }) => sum.plus(value.amount), new Big(0));
        expect(await listed(on, one)).toMatchObject([
          { id: thin, opened: 30, paid: paid.toFixed(2), returned: '0.00' },
          {},
        ]);
        for (const { clock } of instances) clock.advance(60_000);
        const returned = new Big(1000).minus(paid).toFixed(2);
        expect(await listed(on, one)).toMatchObject([
          { id: thin, opened: 30, paid: paid.toFixed(2), returned },
          { id: rainId, opened: 100, paid: '1000.00', returned: '0.00' },
        ]);
        expect(await audit(on, one)).toMatchObject({ sum: '0', different: [] });
      });
    } finally {
      for (const each of instances) await each.close();
      await server.close();
    }
  });
});

/** Agents with a session each; logging them in one by one would take minutes. */
async function enter(at: TestPlatform, on: Site, size: number): Promise<string[]> {
  const { db, clock } = at;
  const now = clock.now.toISOString();
  await db.execute(sql`insert into members (merchant_code, username, nickname, password_hash, type, to_upline, registered_at)
    select ${on.code}, 'agent' || n, '', '', 1, false, ${now}::timestamptz from generate_series(1, ${size}::int) n`);
  await db.execute(sql`insert into wallets (member_id, purse, merchant_code)
    select id, p, merchant_code from members, unnest(array['main', 'bonus', 'held']) p where merchant_code = ${on.code}`);
  const found = await db.execute(sql`select id from members where merchant_code = ${on.code} order by id`);
  const ids = (found as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
  const tokens = ids.map((id) => `token of ${id}`);
  const rows = ids.map((memberId, place) => ({
    tokenHash: createHash('sha256')
      .update(tokens[place] ?? '')
      .digest('base64url'),
    memberId,
  }));
  await db.execute(sql`insert into sessions (token_hash, merchant_code, member_id, address, user_agent, created_at, expires_at)
    select r.token, ${on.code}, r.member, '', '', ${now}::timestamptz, ${now}::timestamptz + interval '20 minutes'
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ tokenHash, memberId }) => ({ token: tokenHash, member: memberId })))}::jsonb)
      as r(token text, member bigint)`);
  return tokens;
}
