import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { NO_CATALOGUE } from '../../base/catalogue/catalogue';
import { migrationsFolder } from '../../base/db/migrations';
import { openDatabase } from '../../base/db/open';
import { members } from '../../base/db/schema';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { teamKpiOf } from '../agents/team-kpi';
import { betRecordsOf } from '../bets/records';
import { accountRecordsOf } from '../cashier/account-records';
import { standingOf } from '../club/standing';
import { accountByRows, betsByRows, teamByRows } from './by-rows.testing';
import { periodOf } from './period';

jest.setTimeout(120_000);

let server: TestPostgres;
let folder: string;
beforeAll(async () => {
  server = await openTestPostgres();
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-migrations-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.close();
});

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Migrates a database to the schema before the sums. */
async function migrateUpToSums(url: string): Promise<void> {
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const until = journal.entries.findIndex(({ tag }) => tag.endsWith('_growth'));
  expect(until).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: folder });
  await client.end();
}

const OLD_ROWS = `
  insert into members (id, merchant_code, username, nickname, password_hash, type, to_upline, upline_id, registered_at)
    overriding system value
    select n, case when n = 9 then 'B' else 'A' end, 'm' || n, 'm', 'x', 1, true,
      -- 6 and 7 stand below each other, 8 below itself, 9 at another merchant.
      case n when 1 then null when 6 then 7 when 7 then 6 when 8 then 8 else greatest(1, n / 2) end,
      timestamptz '2026-03-01' + n * interval '7 hours'
    from generate_series(1, 30) n;
  insert into wallets (member_id, purse, merchant_code, balance)
    select id, p, merchant_code, 100 from members, unnest(array['main', 'bonus']) p;
  insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at, seed_id, nonce)
    select m.merchant_code, m.id, 1, case n % 2 when 0 then 'RNG' else 'FISH' end, 'b' || n, n % 7 + 0.5, case n % 4 when 1 then 9.25 else 0 end,
      (array['open', 'won', 'lost', 'void'])[1 + n % 4],
      timestamptz '2026-03-01' + (n * 37 % 5000) * interval '1 minute' + case when n % 5 = 0 then interval '1 month' else interval '0' end,
      case n % 3 when 0 then n % 30 end, case n % 3 when 0 then n end
    from generate_series(1, 900) n join members m on m.id = 1 + n % 30;
  -- Two of each member within one moment, and not in the order of their ids.
  insert into ledger_movements (merchant_code, member_id, kind, debit, credit, amount, reference, at)
    select m.merchant_code, m.id, (array['deposit', 'bet.stake', 'bet.payout', 'rebate', 'transfer'])[1 + n % 5],
      case n % 5 when 1 then 'wallet:main' when 4 then 'wallet:bonus' else 'house:x' end,
      case n % 5 when 1 then 'house:games' else 'wallet:main' end, n % 11 + 0.25, 'b' || n,
      timestamptz '2026-03-01' + ((n / 60) * 53 % 5000) * interval '1 minute'
    from generate_series(1, 3000) n join members m on m.id = 1 + n % 30;
  insert into sessions (token_hash, merchant_code, member_id, address, user_agent, created_at, expires_at)
    select 's' || n, m.merchant_code, m.id, '', '', timestamptz '2026-03-01' + n * interval '95 minutes', timestamptz '2026-03-05'
    from generate_series(1, 60) n join members m on m.id = 1 + n % 20`;

describe('an installation from before the sums', () => {
  it('gives the same answers as its rows after migration, and keeps every row', async () => {
    const url = await server.emptyDatabase();
    await migrateUpToSums(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Its days are without a zone, and a server may be in any.
    await client.query(`set timezone to 'UTC'`);
    await client.query(OLD_ROWS);
    const ledger =
      'select id, merchant_code, member_id, kind, debit, credit, amount, reference, at from ledger_movements order by id';
    const bet = `select id, merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at, settled_at,
      seed_id, nonce, height, target from bets order by id`;
    const [before, betsBefore] = [await client.query(ledger), await client.query(bet)];
    // Numbers that were given to bets which are gone stay theirs.
    await client.query(`delete from bets where reference = 'b900'`);
    betsBefore.rows.splice(
      betsBefore.rows.findIndex(({ reference }) => reference === 'b900'),
      1,
    );
    const { db, close } = await openDatabase({ url });
    expect((await client.query(ledger)).rows).toEqual(before.rows);
    expect((await client.query(bet)).rows).toEqual(betsBefore.rows);
    const keys = await client.query(
      `select bet_id as id, placed_at, merchant_code, reference, seed_id, nonce from bet_keys order by 1`,
    );
    expect(keys.rows).toEqual(
      betsBefore.rows.map(({ id, placed_at, merchant_code, reference, seed_id, nonce }) => ({
        ...{ id, placed_at, merchant_code, reference, seed_id, nonce },
      })),
    );
    const months = `select tableoid::regclass::text as name, count(*)::int as rows from bets group by 1 order by 1`;
    expect((await client.query(months)).rows).toEqual([
      { name: 'bets_2026_03', rows: 720 },
      { name: 'bets_2026_04', rows: 179 },
    ]);
    const next =
      await client.query(`begin; insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, status, placed_at)
      values ('A', 1, 1, 'RNG', 'next', 1, 'open', '2026-03-01') returning id; rollback`);
    expect((next as unknown as pg.QueryResult[])[1]?.rows).toEqual([{ id: '7000901' }]);
    for (const zone of [0, 420, 345]) {
      const days = { startDate: '2026-03-01', endDate: '2026-03-03', zone };
      const asked = { ...days, pageNo: 1, pageSize: 100 };
      const { from, to } = periodOf(days.startDate, days.endDate, zone);
      for (const member of await db.select().from(members).orderBy(members.id)) {
        const { count, stake, payout, net, openStake, days: perDay, ids } = await betsByRows(db, member.id, days);
        const bets = await betRecordsOf(db, NO_CATALOGUE, member, asked);
        expect(bets).toMatchObject({ totals: { count, stake, payout, net, openStake }, days: perDay });
        expect(bets.content.map(({ id }) => id)).toEqual(ids);
        const { rows, ...totals } = await accountByRows(db, member.id, days);
        const account = await accountRecordsOf(db, member, asked);
        expect(account.totals).toEqual(totals);
        expect(account.content.map(({ id, kind, amount, balance }) => [id, kind, amount, balance])).toEqual(
          (rows as unknown[]).slice(0, 100),
        );
        const team = await teamByRows(db, member.id, member.merchantCode, days);
        // Members in a circle of uplines counted themselves.
        if (member.id >= 6 && member.id <= 8) continue;
        const came = await client.query(
          'select distinct member_id from sessions where created_at >= $1 and created_at < $2 and member_id = any($3)',
          [from, to, team['members']],
        );
        expect((await teamKpiOf(db, member, { from, to }, from)).footer).toMatchObject({
          teamLoginMemberCount: came.rows.length,
          teamBetMemberCount: team['betting'],
          teamRegisterMemberCount: team['registered'],
        });
        expect((await standingOf(db, member)).progress.have).toBe(team['turnover']);
      }
    }
    const [first] = await db.select().from(members).where(eq(members.id, 1));
    expect(first?.username).toBe('m1');
    await client.end();
    await close();
  });
});
