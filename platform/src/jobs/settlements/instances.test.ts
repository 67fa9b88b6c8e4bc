import { count, eq, sql } from 'drizzle-orm';
import type { OpenedDatabase } from '../../base/db/database';
import { openDatabase } from '../../base/db/open';
import { merchants, settlementShares } from '../../base/db/schema';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { startServer } from '../../testing/server';
import { settleDue } from './start-settling';
import { betOf, giveRates, paidTo, run, runsOf } from './team.testing';

jest.setTimeout(180_000);

let server: TestPostgres;
let url: string;
let first: TestDatabase;
let second: OpenedDatabase;
let third: OpenedDatabase;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  first = await openTestDatabase({ url });
  second = await openDatabase({ url });
  third = await openDatabase({ url });
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await third?.close();
  await server?.close();
});

const log = { info: () => undefined, warn: () => undefined, error: jest.fn() };

/** Members of a merchant, each with 1000 staked on a day at a rate of 0.5. */
async function crowd(code: string, size: number, at: string): Promise<void> {
  const each = sql`from generate_series(1, ${size}::int) n`;
  await first.db.execute(sql`insert into members (merchant_code, username, nickname, password_hash, type, to_upline, registered_at)
    select ${code}, 'crowd' || n, '', '', 0, false, now() ${each}`);
  const all = sql`from members where merchant_code = ${code}`;
  await first.db.execute(
    sql`insert into wallets (member_id, purse, merchant_code) select id, p, merchant_code ${sql.raw("from members, unnest(array['main', 'bonus']) p")} where merchant_code = ${code}`,
  );
  await first.db.execute(sql`insert into member_rates select id, 'SLOTS', '2000-01-01', 0.5 ${all}`);
  await first.db.execute(sql`insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, status, placed_at, settled_at)
    select merchant_code, id, 1, 'SLOTS', merchant_code || id, 1000, 'lost', ${at}::timestamptz, ${at}::timestamptz ${all}`);
}

/** How many members were paid how often, and whether every purse holds what the ledger says. */
async function books(code: string) {
  const [row] = await first.db
    .select({
      paid: sql<string>`paid::text`,
      most: sql<string>`most::text`,
      sum: sql<string>`sum::text`,
      wrong: sql<string>`wrong::text`,
    })
    .from(sql`(
      select count(*) as paid, max(times) as most, sum(amount) as sum, (
        select count(*) from wallets w where w.merchant_code = ${code} and w.purse = 'main' and w.balance <>
          (select coalesce(sum(amount), 0) from ledger_movements l where l.member_id = w.member_id)
      ) as wrong
      from (select member_id, count(*) as times, sum(amount) as amount from ledger_movements
        where merchant_code = ${code} and kind = 'rebate' group by 1) each
    ) books`);
  return row;
}

describe('two instances', () => {
  it('that settle one period pay everybody once, and answer the same', async () => {
    const site = await first.makeMerchant();
    await crowd(site.code, 200, '2026-03-14T12:00:00Z');
    const now = new Date('2026-03-16T00:00:00Z');
    const settled = await Promise.all([
      run(first.db, site, 'rebate', '2026-03-14', now),
      run(second.db, site, 'rebate', '2026-03-14', now),
    ]);
    expect(settled).toEqual(settled.map(() => ({ members: 200, sum: '1000.00' })));
    expect(await run(second.db, site, 'rebate', '2026-03-14', now)).toEqual(settled[0]);
    expect(await books(site.code)).toEqual({ paid: '200', most: '1', sum: '1000.0000', wrong: '0' });
  });

  it('go on where a killed one was', async () => {
    const site = await first.makeMerchant();
    await crowd(site.code, 1_000, '2026-03-14T12:00:00Z');
    await first.db.update(merchants).set({ createdAt: new Date() }).where(eq(merchants.code, site.code));
    const env = { DATABASE_URL: url, OPS_KEY: 'ops', TEST_SWITCHES: '1' };
    const killed = await startServer(env);
    const ask = {
      ...{ method: 'POST' as const, path: '/_ops/jobs', host: 'x.localhost', headers: { 'x-ops-key': 'ops' } },
      body: { merchant: site.code, kind: 'rebate', period: '2026-03-14' },
    };
    const cut = killed.send(ask).catch(() => 'cut off');
    const paid = async () =>
      (
        await first.db
          .select({ n: count() })
          .from(settlementShares)
          .where(sql`${settlementShares.merchantCode} = ${site.code} and ${settlementShares.state} = 'paid'`)
      )[0]?.n ?? 0;
    while ((await paid()) < 500) await new Promise((resolve) => setImmediate(resolve));
    await killed.stop('SIGKILL');
    expect(await cut).toBe('cut off');
    expect(await paid()).toBeLessThan(1_000);
    const now = () => new Date();
    const settled = await Promise.all([first.db, second.db].map((db) => run(db, site, 'rebate', '2026-03-14', now())));
    expect(settled).toEqual(settled.map(() => ({ members: 1_000, sum: '5000.00' })));
    expect(await books(site.code)).toEqual({ paid: '1000', most: '1', sum: '5000.0000', wrong: '0' });
  });

  it('make up what was missed, oldest first, without taking the same period', async () => {
    const site = await first.makeMerchant({ code: 'DOWN' });
    await first.db
      .update(merchants)
      .set({ createdAt: new Date('2026-03-11T12:00:00Z') })
      .where(eq(merchants.code, site.code));
    const member = await first.makeMember(site);
    for (const [day, rate] of [
      ['2026-03-11', '0.1'],
      ['2026-03-12', '0.2'],
      ['2026-03-13', '0.3'],
    ] as const) {
      await giveRates(first.db, member, { SLOTS: rate }, day);
      await betOf(first.db, member, { stake: '1000', at: `${day}T12:00:00Z` });
    }
    const started: string[][] = [[], []];
    // Through the pools of jobs, as a server does.
    const instance = (at: 0 | 1, { jobs: db }: OpenedDatabase) => {
      const info = (what: object) => void started[at]?.push('period' in what ? String(what.period) : '');
      return settleDue({ db, log: { ...log, info }, now: () => new Date('2026-03-14T01:00:00Z') });
    };
    await Promise.all([instance(0, third), instance(1, second)]);
    await instance(0, third);
    expect(started.flat().sort()).toEqual(['2026-03-11', '2026-03-12', '2026-03-13']);
    for (const own of started) expect(own).toEqual([...own].sort());
    expect(await paidTo(first.db, [member], 'rebate')).toEqual({ [member.id]: '1.00+2.00+3.00' });
    const rebates = (await runsOf(first.db, site)).filter(({ kind }) => kind === 'rebate');
    expect(rebates.map(({ period, state }) => [period, state])).toEqual([
      ...['2026-03-11', '2026-03-12', '2026-03-13'].map((day) => [day, 'done']),
    ]);
    expect(log.error).not.toHaveBeenCalled();
  });
});
