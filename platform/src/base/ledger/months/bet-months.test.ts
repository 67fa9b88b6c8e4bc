import type { QueryOf } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { teamKpiOf } from '../../../calls/agents/team-kpi';
import { periodOf } from '../../../calls/records/period';
import { settledBets } from '../../../calls/records/settled';
import { profitLossOf } from '../../../calls/reports/profit-loss';
import { pastRounds } from '../../../studio/rounds/past-rounds';
import type { Visit } from '../../../studio/visits/visit';
import { openTestPlatform, type TestPlatform } from '../../../testing';
import { openTestPostgres, type TestPostgres } from '../../../testing/postgres';
import { type Statement, statementsOf } from '../../../testing/statements';
import type { Db } from '../../db/database';
import type { Member } from '../../members/member';
import { type Bet, keyOf, placeBet, playBet, settleBet } from '../../money/bets';
import type { Site } from '../../sites/site';
import { makeMonths } from './months';

jest.setTimeout(120_000);

const KEY = 'open sesame';
const ZONES = [0, 330];
let server: TestPostgres;
let url: string;
let platform: TestPlatform;
let site: Site;
let agent: Member;
let member: Member;
let token: string;
let agentToken: string;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  platform = await openTestPlatform({ at: { url }, opsKey: KEY });
  site = await platform.makeMerchant({ agentMenu: { teamBetting: true, teamOverview: true } });
  const above = await platform.makeMember(site, { type: 1 });
  const below = await platform.makeMember(site, { balance: '1000', uplineId: above.id });
  [agent, member] = [above, below];
  [agentToken, token] = [await platform.login(site, above), await platform.login(site, below)];
});
afterAll(async () => {
  await platform?.close();
  await server?.close();
});

async function rowsOf<R = Record<string, unknown>>(query: ReturnType<typeof sql>, db: Db = platform.db): Promise<R[]> {
  return ((await db.execute(query)) as unknown as { rows: R[] }).rows;
}

const wish = (reference: string, at: string, more: object = {}) => ({
  ...{ site, member, nodeId: 1, gameType: 'RNG', reference, stake: '10', at: new Date(at) },
  ...more,
});
const place = (reference: string, at: string, more: object = {}): Promise<Bet> =>
  platform.db.transaction((tx) => placeBet(tx, wish(reference, at, more)));
const play = (reference: string, at: string, payout = '0', more: object = {}): Promise<Bet> =>
  platform.db.transaction((tx) =>
    playBet(tx, wish(reference, at, more), { status: payout === '0' ? 'lost' : 'won', payout }),
  );
const settle = (bet: Bet, payout: string, at: string) =>
  platform.db.transaction((tx) =>
    settleBet(tx, bet, { status: payout === '0' ? 'lost' : 'won', payout }, new Date(at)),
  );

const standing = () =>
  rowsOf<{
    month: string;
    reference: string;
  }>(sql`select replace(tableoid::regclass::text, 'bets_', '') as month, reference
    from bets order by placed_at, id`);
const kept = async () => ({
  hours: await rowsOf(sql`select * from bet_hours order by member_id, hour, game_type, status`),
  settled: await rowsOf(sql`select * from settled_hours order by member_id, hour, game_type`),
  activity: await rowsOf(sql`select * from member_activity order by member_id`),
  late: await rowsOf(sql`select * from late_bets order by id`),
  keys: await rowsOf(sql`select * from bet_keys order by bet_id`),
});

async function ops(method: 'GET' | 'POST', path: string, body?: unknown) {
  const headers = { 'x-ops-key': KEY, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const answer = await platform.app.inject({ method, url: `/_ops${path}`, headers, ...payload });
  return { status: answer.statusCode, value: answer.json<Record<string, unknown>>() };
}

const LOCKED = `select distinct right(c.relname, 7) as month from pg_locks l join pg_class c on c.oid = l.relation
  where l.pid = pg_backend_pid() and c.relname ~ '^bets_(2|default)' and c.relkind = 'r' order by 1`;
const monthsOf = (rows: readonly { month: string }[]) => rows.map(({ month }) => month);

/** The months of bets that statements lock when they are sent again; whatever is read is locked. */
async function lockedBy(statements: readonly Statement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  for (const { text, values } of statements.filter((each) => /^\s*select/i.test(each.text))) {
    await client.query(text, [...values]);
  }
  const { rows } = await client.query<{ month: string }>(LOCKED);
  await client.query('rollback');
  await client.end();
  return monthsOf(rows);
}

/** The months that a transaction locked while it did something. */
const lockedIn = (act: (tx: Db) => Promise<unknown>) =>
  platform.db.transaction(async (tx) => {
    await act(tx);
    return monthsOf(await rowsOf<{ month: string }>(sql.raw(LOCKED), tx));
  });

describe('bets by months', () => {
  it('go into their months with all that is kept of them, which does not change when a month is made', async () => {
    await platform.db.execute(
      sql`insert into settlement_clocks (merchant_code, kind, next_from, due_at, settled_until)
        values (${site.code}, 'rebate', '2026-01-02', '2026-01-02', '2026-01-02')`,
    );
    await play('december', '2025-12-31T23:59:59.999Z', '25');
    await play('january', '2026-01-31T18:10:00Z', '15.5');
    const open = await place('over night', '2026-01-31T23:50:00Z');
    await play('february', '2026-02-01T00:00:00Z');
    expect(monthsOf(await standing())).toEqual(['default', 'default', 'default', 'default']);
    const before = await kept();
    expect(before.keys).toHaveLength(4);
    for (const month of ['2025-09-15', '2026-01-20']) {
      expect(await makeMonths(platform.db, new Date(month))).toMatchObject({ all: true });
    }
    expect(monthsOf(await standing())).toEqual(['2025_12', '2026_01', '2026_01', '2026_02']);
    expect(await kept()).toEqual(before);
    // Whoever writes into the default partition is still counted.
    await play('far', '2031-07-01T00:00:00Z');
    expect((await standing()).at(-1)).toEqual({ month: 'default', reference: 'far' });
    await settle(open, '30', '2026-02-10T18:10:00Z');
    expect(await settle(open, '30', '2026-02-10T18:10:00Z')).toBeUndefined();
    const now = await kept();
    expect([now.keys.length, now.hours.length, now.late.length]).toEqual([5, 5, 1]);
    await platform.db.execute(sql`select rebuild_sums()`);
    expect(await kept()).toEqual(now);
  });

  it('have references and rounds that no other month may have again', async () => {
    const taken = { cause: { code: '23505' } };
    const purse = sql`select balance from wallets where member_id = ${member.id} and purse = 'main'`;
    const before = [await rowsOf(purse), await kept()];
    await expect(play('january', '2026-03-05T00:00:00Z')).rejects.toMatchObject(taken);
    await expect(place('january', '2031-07-02T00:00:00Z')).rejects.toMatchObject(taken);
    expect([await rowsOf(purse), await kept()]).toEqual(before);
    const round = { seedId: 77, nonce: 1, height: 150, target: 200 };
    await platform.db.execute(sql`insert into vendor_seeds (id, merchant_code, member_id, server_seed, server_seed_hash, client_seed)
      overriding system value values (77, ${site.code}, ${member.id}, 'a', 'b', 'c')`);
    await play('round', '2026-02-03T00:00:00Z', '0', { round });
    await expect(play('other', '2026-03-03T00:00:00Z', '0', { round })).rejects.toMatchObject(taken);
    // A bet that moves takes its key along, and one that goes leaves it to others.
    await platform.db.execute(sql`update bets set placed_at = '2026-04-01 00:00+00' where reference = 'round'`);
    expect((await keyOf(platform.db, { merchantCode: site.code, reference: 'round' }))?.placedAt).toEqual(
      new Date('2026-04-01'),
    );
    expect((await standing()).find(({ reference }) => reference === 'round')?.month).toBe('2026_04');
    const sums = await kept();
    await platform.db.execute(sql`select rebuild_sums()`);
    expect(await kept()).toEqual(sums);
    await platform.db.execute(sql`delete from bets where reference = 'round'`);
    expect(await keyOf(platform.db, { merchantCode: site.code, reference: 'round' })).toBeUndefined();
    await play('round', '2026-02-03T00:00:00Z', '0', { round });
  });

  it('are placed, settled and read in the months that are asked for alone, however many there are', async () => {
    const seen: Record<string, string[]> = {};
    seen['playing'] = await lockedIn((tx) =>
      playBet(tx, wish('p', '2026-03-02T00:00:00Z'), { status: 'won', payout: '1' }),
    );
    let open: Bet | undefined;
    seen['placing'] = await lockedIn(async (tx) => {
      open = await placeBet(tx, wish('o', '2026-03-03T00:00:00Z'));
    });
    seen['settling'] = await lockedIn((tx) =>
      settleBet(tx, open as Bet, { status: 'won', payout: '5' }, new Date('2026-04-01T00:00:00Z')),
    );
    const again = await place('by operation', '2026-03-03T00:00:00Z');
    const end = () => ops('POST', `/merchants/${site.code}/bets/by operation/settle`, { status: 'lost', payout: '0' });
    seen['by reference'] = await lockedBy((await statementsOf(end)).statements);
    const read = async (name: string, act: () => Promise<unknown>) => {
      const { statements } = await statementsOf(act);
      expect([name, statements.some(({ text }) => /\bbets\b/.test(text))]).toEqual([name, true]);
      seen[name] = await lockedBy(statements);
    };
    const days = { startDate: '2026-03-01', endDate: '2026-03-20' };
    const page = { pageNo: 1, pageSize: 20 };
    for (const zone of ZONES) {
      await read(`record ${zone}`, async () => {
        const { value } = await platform.api('betRecords', { site, token, query: { ...days, ...page, zone } });
        expect(value.content).toHaveLength(3);
      });
      await read(`account ${zone}`, async () => {
        const { value } = await platform.api('accountRecords', { site, token, query: { ...days, ...page, zone } });
        expect(value.content.filter(({ betId }) => betId !== undefined)).toHaveLength(4);
      });
      const query = { ...days, zone, pageSize: 20 };
      await read(`team ${zone}`, async () => {
        const answer = await platform.api('teamBets', { site, token: agentToken, query: { ...query, status: 'won' } });
        expect(answer).toMatchObject({ success: true });
        expect(answer.value?.content).toHaveLength(2);
      });
    }
    await read('one', () => platform.api('betRecord', { site, token, query: { id: String(again.id) } }));
    const period = periodOf('2026-03-01', '2026-03-20', 0);
    await read('kpi', () => teamKpiOf(platform.db, agent, period, new Date()));
    const march = ['2026_03'];
    const early = ['2026_02', '2026_03'];
    expect(seen).toEqual({
      ...{ playing: march, placing: march, settling: march, 'by reference': march, one: march, kpi: march },
      ...{ 'record 0': march, 'account 0': march, 'team 0': march },
      ...{ 'record 330': early, 'account 330': march, 'team 330': early },
    });
    // Who played enough lately has the rounds of these weeks alone.
    const visit = { member, memberId: member.id, now: new Date('2026-02-20T00:00:00Z') } as Visit;
    const { answer, statements } = await statementsOf(() => pastRounds(platform.db, visit, 1));
    expect(answer.map(({ roundId }) => roundId)).toEqual(['round']);
    const months = await lockedBy(statements);
    expect([months.includes('2026_02'), months.filter((month) => month < '2026_01')]).toEqual([true, []]);
    expect(await pastRounds(platform.db, { ...visit, now: new Date('2026-08-01T00:00:00Z') }, 1)).toEqual(answer);
  });
});

describe('detaching a month of bets', () => {
  const detach = (month: string) => ops('POST', '/bets/detached', { month });
  const refused = (month: string, why: string) => ({
    status: 409,
    value: { error: `${month} stays in the bets: ${why}.` },
  });
  const all = { startDate: '2025-12-01', endDate: '2026-04-30' };
  const reports = async () => {
    const own = await Promise.all(ZONES.map((zone) => profitLossOf(platform.db, member, { ...all, zone })));
    const january = periodOf('2026-01-01', '2026-01-31', 0);
    const overview = await platform.api('teamOverview', { site, token: agentToken, query: { ...all, zone: 0 } });
    expect(overview).toMatchObject({ success: true });
    const { footer } = await teamKpiOf(platform.db, agent, january, new Date());
    return { own: own.map(({ totals, categories }) => ({ totals, categories })), overview: overview.value, footer };
  };
  const record = async (more: Partial<QueryOf<'betRecords'>> = {}) => {
    const query = { ...all, zone: 0, pageNo: 1, pageSize: 100, ...more };
    return (await platform.api('betRecords', { site, token, query })).value;
  };
  const settledIn = async (from: string, to: string) => {
    const period = { name: 'test', from: new Date(from), to: new Date(to) };
    const [row] = await rowsOf<{ stake: string }>(
      sql`select coalesce(sum(stake), 0)::float8::text as stake from ${settledBets({ site, period })} b`,
    );
    return Number(row?.stake);
  };

  it('is refused but for the oldest one that is over, and while anything of it is open', async () => {
    const months = await rowsOf<{
      month: string;
    }>(sql`select replace(right(inhrelid::regclass::text, 7), '_', '-') as month
      from pg_inherits where inhparent = 'bets'::regclass and inhrelid <> 'bets_default'::regclass order by 1`);
    expect((await detach('2026-01')).value['error']).toContain('the oldest month of the bets is bets_2025_09');
    expect((await detach('nothing')).status).toBe(400);
    const open = await place('still open', '2025-09-05T00:00:00Z');
    expect(await detach('2025-09')).toEqual(refused('2025-09', 'a bet is open'));
    await settle(open, '0', '2025-09-06T00:00:00Z');
    await platform.db.execute(sql`insert into settlement_runs (merchant_code, kind, period, starts_at, ends_at)
      values (${site.code}, 'rebate', 'x', '2025-09-01', '2025-09-02')`);
    expect(await detach('2025-09')).toEqual(refused('2025-09', 'a settlement is not paid'));
    await platform.db.execute(sql`update settlement_runs set state = 'done'`);
    const far = await platform.makeMerchant({ clockOffsetMs: -40 * 365 * 86_400_000 });
    expect(await detach('2025-09')).toEqual(refused('2025-09', 'the month is not over everywhere'));
    await platform.db.execute(sql`update merchants set clock_offset_ms = 0 where code = ${far.code}`);
    for (const { month } of months.filter((each) => each.month < '2026-01')) {
      expect([month, (await detach(month)).status]).toEqual([month, 200]);
    }
    // Days that cut an hour of UTC are paid by the bets of that hour, which are needed until then.
    const next = (at: string) => platform.db.execute(sql`update settlement_clocks set next_from = ${at}::timestamptz`);
    await next('2026-02-09T18:30:00Z');
    expect(await detach('2026-01')).toEqual(refused('2026-01', 'a bet was decided in days that are not settled yet'));
    await next('2026-02-09T18:00:00Z');
  });

  it('leaves sums and keys, so that reports go on, and a reference or round still counts once', async () => {
    const [before, sums, team] = [await reports(), await kept(), await record()];
    const days = [
      await settledIn('2026-02-09T18:30:00Z', '2026-02-10T18:30:00Z'),
      await settledIn('2026-02-10T18:30:00Z', '2026-02-11T18:30:00Z'),
    ];
    expect(days).toEqual([10, 0]);
    const { status, value } = await detach('2026-01');
    expect([status, (value['months'] as unknown[])[0]]).toEqual([
      200,
      expect.objectContaining({
        ...{ tableName: 'bets_2026_01', until: '2026-02-01T00:00:00.000Z', rows: 2 },
        decidedUntil: '2026-02-10T19:00:00.000Z',
      }),
    ]);
    expect((await rowsOf(sql`select reference from bets_2026_01`)).length).toBe(2);
    expect(await reports()).toEqual(before);
    expect(await kept()).toEqual(sums);
    await platform.db.execute(sql`select rebuild_sums()`);
    expect(await kept()).toEqual(sums);
    expect(await ops('GET', `/merchants/${site.code}/audit`)).toMatchObject({ value: { sum: '0', different: [] } });
    // What was settled for is not less: the hour counts for the day in which it begins.
    expect([
      await settledIn('2026-02-09T18:30:00Z', '2026-02-10T18:30:00Z'),
      await settledIn('2026-02-10T18:30:00Z', '2026-02-11T18:30:00Z'),
    ]).toEqual(days);
    // The record ends where its rows do, on every page and in its totals.
    const now = await record();
    const still = team.content.filter(({ placedAt }) => placedAt >= Date.parse('2026-02-01'));
    expect(now.content).toEqual(still);
    expect(now.totals?.count).toBe(still.length);
    expect((await record({ pageSize: 10, pageNo: now.totalPages + 1, zone: 330 })).content).toEqual([]);
    const gone = team.content.find(({ placedAt }) => placedAt < Date.parse('2026-02-01'));
    const one = await platform.api('betRecord', { site, token, query: { id: String(gone?.id) } });
    expect(one.value).toBeNull();
    // Its movements stand in the account record without it.
    const days1 = { startDate: '2026-01-31', endDate: '2026-01-31', zone: 0, pageNo: 1, pageSize: 20 };
    const account = (await platform.api('accountRecords', { site, token, query: days1 })).value;
    expect(account.content.map(({ betId }) => betId)).toEqual([undefined, undefined, undefined]);
    await expect(play('january', '2026-03-06T00:00:00Z')).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(
      await ops('POST', `/merchants/${site.code}/bets/over night/settle`, { status: 'lost', payout: '0' }),
    ).toEqual({ status: 409, value: { error: 'Bet over night is settled already, and its month was detached.' } });
  });

  it('takes a bet that comes late for it into what is kept', async () => {
    const before = await profitLossOf(platform.db, member, { ...all, zone: 330 });
    await play('late', '2026-01-10T18:40:00Z');
    const after = await profitLossOf(platform.db, member, { ...all, zone: 330 });
    expect([after.totals.count, after.totals.stake]).toEqual([
      before.totals.count + 1,
      String(Number(before.totals.stake) + 10),
    ]);
    const sums = await kept();
    await platform.db.execute(sql`select rebuild_sums()`);
    expect(await kept()).toEqual(sums);
    expect((await detach('2026-02')).status).toBe(200);
    expect((await rowsOf(sql`select reference from bets_2026_02 where reference = 'late'`)).length).toBe(1);
    expect(await kept()).toEqual(sums);
    await platform.db.execute(sql`select rebuild_sums()`);
    expect(await kept()).toEqual(sums);
  });
});
