import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { OpenedDatabase } from '../../base/db/database';
import { openDatabase } from '../../base/db/open';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { startServer } from '../../testing/server';
import { SETTLEMENT_KINDS, type SettlementKind } from './settlement';
import { run } from './team.testing';

jest.setTimeout(180_000);

const KEY = 'open sesame';
/** A Saturday of the first half of a month: every kind has a period with this noon in it. */
const NOON = '2026-03-14T12:00:00+07:00';
const LATER = new Date('2026-05-02T00:00:00Z');
const PERIODS: Readonly<Record<SettlementKind, string>> = {
  rebate: '2026-03-14',
  salary: '2026-03-14',
  hourSalary: '2026-03-14T12:00+07:00',
  dividend: '2026-03-01',
  cashback: '2026-03-13',
  referral: '2026-03-14',
};
/** What the kinds bring an agent, or the friend, whose 1000 were lost. */
const EACH: Readonly<Record<SettlementKind, number>> = {
  ...{ rebate: 5, salary: 10, hourSalary: 20, dividend: 100, cashback: 30, referral: 150 },
};

let server: TestPostgres;
let url: string;
let platform: TestPlatform;
let second: OpenedDatabase;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  platform = await openTestPlatform({ at: { url }, opsKey: KEY });
  second = await openDatabase({ url });
});
afterAll(async () => {
  await second?.close();
  await platform?.close();
  await server?.close();
});

/**
 * Agents with a rate and the three contracts, each with a friend who made a first deposit of 500 and lost 1000 at noon.
 *
 * @returns the lowest ids of agents and of friends; the others follow
 */
async function crowd({ code }: Site, size: number): Promise<readonly [number, number]> {
  const { db } = platform;
  const each = sql`from generate_series(1, ${size}::int) n`;
  await db.execute(sql`insert into members (merchant_code, username, nickname, password_hash, type, to_upline, registered_at)
    select ${code}, 'agent' || n, '', '', 1, false, now() ${each} order by n`);
  const agents = sql`from members where merchant_code = ${code} and type = 1`;
  await db.execute(sql`insert into members (merchant_code, username, nickname, password_hash, type, to_upline, registered_at, upline_id)
    select ${code}, 'friend' || id, '', '', 0, true, now(), id ${agents} order by id`);
  const friends = sql`from members where merchant_code = ${code} and type = 0`;
  await db.execute(sql`insert into wallets (member_id, purse, merchant_code)
    select id, purse, merchant_code from members, unnest(array['main', 'bonus']) purse where merchant_code = ${code}`);
  await db.execute(sql`insert into member_rates select id, 'SLOTS', '2000-01-01', 0.5 ${agents}`);
  for (const [kind, percent] of Object.entries({ salary: '1', hourSalary: '2', dividend: '10' })) {
    const steps = JSON.stringify([{ turnover: '1000', activeMembers: 1, percent }]);
    await db.execute(sql`insert into contracts (merchant_code, member_id, kind, steps, state, offered_at, expires_at, starts_at)
      select ${code}, id, ${kind}, ${steps}::jsonb, 'accepted', '2026-01-01', '2026-01-02', '2026-01-01T17:00:00Z' ${agents}`);
  }
  await db.execute(sql`insert into deposit_orders (merchant_code, member_id, method, amount, fee, status, created_at, decided_at)
    select merchant_code, id, 'PROMPTPAY', 500, 0, 'approved', ${NOON}::timestamptz, ${NOON}::timestamptz ${friends}`);
  await db.execute(sql`insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, status, placed_at, settled_at)
    select merchant_code, id, 1, 'SLOTS', 'crowd ' || id, 1000, 'lost', ${NOON}::timestamptz, ${NOON}::timestamptz ${friends}`);
  const [first] = await db
    .select({ agent: sql<string>`agent::text`, friend: sql<string>`friend::text` })
    .from(sql`(select (select min(id) ${agents}) agent, (select min(id) ${friends}) friend) lowest`);
  return [Number(first?.agent), Number(first?.friend)];
}

interface Shares {
  readonly members: number;
  /** How many were paid by a movement, and how many movements there are. */
  readonly paid: number;
  readonly movements: number;
  readonly sum: string;
}

/** Who has a share of which kind, and what the ledger says of it. */
async function sharesOf({ code }: Site): Promise<Partial<Record<SettlementKind, Shares>>> {
  const rows = await platform.db
    .select({
      kind: sql<SettlementKind>`kind`,
      ...{ members: sql<number>`members`, paid: sql<number>`paid`, movements: sql<number>`movements` },
      sum: sql<string>`sum`,
    })
    .from(sql`(
      select kind, count(*)::int as members, count(*) filter (where l.times > 0)::int as paid,
        coalesce(sum(l.times), 0)::int as movements, trim_scale(coalesce(sum(l.sum), 0))::text as sum
      from settlement_shares s cross join lateral (
        select count(*) as times, sum(amount) as sum from ledger_movements m
        where m.merchant_code = ${code} and m.member_id = s.member_id and m.reference = s.kind || ':' || s.period
      ) l
      where s.merchant_code = ${code} group by 1
    ) shares`);
  return Object.fromEntries(rows.map(({ kind, ...shares }) => [kind, shares]));
}

/** A dividend is paid by its confirmation; the run counts it. Both sides of a referral are paid. */
const settled = (kind: SettlementKind, size: number): Shares => {
  const members = kind === 'referral' ? 2 * size : size;
  if (kind === 'dividend') return { members, paid: 0, movements: 0, sum: '0' };
  return { members, paid: members, movements: members, sum: String(EACH[kind] * size) };
};
const outcomeOf = (kind: SettlementKind, size: number) => ({
  members: settled(kind, size).members,
  sum: (EACH[kind] * size).toFixed(2),
});

async function booksAgree({ code }: Site): Promise<void> {
  const request = { url: `/_ops/merchants/${code}/audit`, headers: { 'x-ops-key': KEY } };
  expect((await platform.app.inject(request)).json()).toMatchObject({ sum: '0', different: [] });
}

const atOnce = (site: Site, kind: SettlementKind) =>
  Promise.all([platform.db, second.db].map((db) => run(db, site, kind, PERIODS[kind], LATER)));

it.each(SETTLEMENT_KINDS)('%s: two instances at once and a run after them pay everybody once', async (kind) => {
  const site = await platform.makeMerchant();
  await crowd(site, 30);
  await proves('F-JOB-01', async () => {
    expect(await atOnce(site, kind)).toEqual([outcomeOf(kind, 30), outcomeOf(kind, 30)]);
    expect(await run(second.db, site, kind, PERIODS[kind], LATER)).toEqual(outcomeOf(kind, 30));
    expect(await sharesOf(site)).toEqual({ [kind]: settled(kind, 30) });
    await booksAgree(site);
  });
});

it('every kind goes on where a server was killed after half of a thousand', async () => {
  const site = await platform.makeMerchant();
  // The servers below have the real time; what is missed until then is none of this test.
  await platform.db.execute(sql`update merchants set created_at = now() where code = ${site.code}`);
  const size = 1_000;
  const [agent, friend] = await crowd(site, size);
  const killed = await startServer({ DATABASE_URL: url, OPS_KEY: KEY, TEST_SWITCHES: '1' });
  // Two purses in somebody else's hand: no payment comes further than to the middle.
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from wallets where member_id = any($1) for update', [
    [agent + size / 2, friend + size / 2],
  ]);
  const asked = SETTLEMENT_KINDS.map((kind) =>
    killed
      .send({
        ...{ method: 'POST', path: '/_ops/jobs', host: 'x.localhost', headers: { 'x-ops-key': KEY } },
        body: { merchant: site.code, kind, period: PERIODS[kind] },
      })
      .catch(() => 'cut off'),
  );
  const half = (kind: SettlementKind): Shares => {
    const whole = settled(kind, size);
    if (kind === 'dividend') return whole;
    const sum = kind === 'referral' ? 100 : EACH[kind];
    return { ...whole, paid: size / 2, movements: size / 2, sum: String((sum * size) / 2) };
  };
  const halves = JSON.stringify(Object.fromEntries([...SETTLEMENT_KINDS].sort().map((kind) => [kind, half(kind)])));
  const now = async () => JSON.stringify(Object.fromEntries(Object.entries(await sharesOf(site)).sort()));
  while ((await now()) !== halves) await new Promise((resolve) => setTimeout(resolve, 20));
  await killed.stop('SIGKILL');
  await Promise.all(asked);
  await holder.query('rollback');
  await holder.end();
  await proves('F-JOB-01', async () => {
    expect(await now()).toBe(halves);
    for (const kind of SETTLEMENT_KINDS) {
      expect(await atOnce(site, kind)).toEqual([outcomeOf(kind, size), outcomeOf(kind, size)]);
      expect(await run(platform.db, site, kind, PERIODS[kind], LATER)).toEqual(outcomeOf(kind, size));
    }
    expect(await sharesOf(site)).toEqual(
      Object.fromEntries(SETTLEMENT_KINDS.map((kind) => [kind, settled(kind, size)])),
    );
    await booksAgree(site);
  });
});
