import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../../base/db/database';
import { openDatabase } from '../../base/db/open';
import type { Member } from '../../base/members/member';
import { playBet } from '../../base/money/bets';
import { openLobby, type TestPlatform } from '../../testing';
import { plansOf } from '../../testing/plans';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { somebodyWaitsFor } from '../../testing/somebody-waits-for';
import { type Statement, statementsOf } from '../../testing/statements';
import { type LargeDraw, largeDraw } from './large-draw.testing';
import { settleDraws } from './settle-draws';

jest.setTimeout(300_000);

const ORDERS_EACH = 3;

let server: TestPostgres;
let url: string;
let platform: TestPlatform;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  platform = await openLobby({ at: { url } });
  await fill();
});
afterAll(async () => {
  await platform?.close();
  await server?.close();
});

/** Purses, bets and orders of others, so many that no plan reads them all by choice. */
async function fill() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Triggers and foreign keys are off: these belong to nobody.
  await client.query(`set session_replication_role = replica;
    insert into wallets (member_id, purse, merchant_code, balance) select -n, 'main', 'ELSE', 0 from generate_series(1, 4000) n;
    insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at)
      select 'ELSE', -n, 1, 'LOTT', 'else' || n, 1, 0, 'open', '2026-03-14T11:00:00Z' from generate_series(1, 4000) n;
    insert into lottery_orders (draw_id, merchant_code, member_id, lottery, issue, lines, stake, best, status, series, stop_on_win, bet_id, placed_at)
      select -n % 9, 'ELSE', -n, 'LTN1M', '1', '[]', 1, 1, case n % 2 when 0 then 'open' else 'lost' end, -n, false, -n, now()
      from generate_series(1, 4000) n`);
  await client.end();
}

/** Members who are settled in one transaction. */
const TOGETHER = 50;

/** A draw of some members. */
async function drawOf(players: number): Promise<LargeDraw> {
  const draw = await largeDraw(platform, { players, ordersEach: ORDERS_EACH });
  await platform.db.execute(sql`analyze`);
  platform.clock.advance(Math.max(0, draw.drawAt - platform.clock.now.getTime()));
  return draw;
}
const settle = (db = platform.db) =>
  settleDraws(db, platform.clock.now, (error) => {
    throw error;
  });

class Undone extends Error {}

/** What settling a draw asks of the database, and undoes, so that its statements find everything once more. */
async function asked(): Promise<readonly Statement[]> {
  const { statements } = await statementsOf(() =>
    platform.db
      .transaction(async (tx) => {
        await settle(tx);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      }),
  );
  return statements;
}

const rowsIn = async (statements: readonly Statement[]) =>
  (await plansOf(url, statements))
    .flatMap(({ scans }) => scans)
    .filter(({ table }) => table !== '')
    .reduce((sum, { rows }) => sum + Math.round(rows), 0);

it('a draw is settled in the same few statements for every fifty members, which read rows in step with their orders', async () => {
  await drawOf(TOGETHER);
  const few = await asked();
  const read = await rowsIn(few);
  await settle();
  await drawOf(3 * TOGETHER);
  const many = await asked();
  const readOfMany = await rowsIn(many);
  const own = few.length;
  // `pnpm bench:draw` holds ten thousand orders against the clock.
  await proves('F-SETTLE-08', async () => {
    expect([own, own < 40]).toEqual([own, true]);
    expect([many.length, many.length < 3 * own]).toEqual([many.length, true]);
    // Order, bet, purse and what is paid of each; never the orders of others.
    expect([read, read < 10 * TOGETHER * ORDERS_EACH]).toEqual([read, true]);
    expect([read, readOfMany, readOfMany < 3.6 * read]).toEqual([read, readOfMany, true]);
    expect(await settle()).toEqual({ draws: 1, orders: 3 * TOGETHER * ORDERS_EACH });
  });
});

/** Rows that a transaction wrote so far in what is kept of bets, by table. */
async function writtenBy(tx: Db): Promise<Record<string, number>> {
  const { rows } = (await tx.execute(
    sql`select relname, (n_tup_ins + n_tup_upd)::int as written from pg_stat_xact_user_tables
      where relname in ('bet_hours', 'settled_hours', 'member_activity')`,
  )) as unknown as { rows: { relname: string; written: number }[] };
  return Object.fromEntries(rows.map((each) => [each.relname, each.written]));
}

it('what is kept of the bets of a member is written once for all of them', async () => {
  await drawOf(TOGETHER);
  const written = await platform.db.transaction(async (tx) => {
    // What this connection wrote before may not have been counted away yet.
    const before = await writtenBy(tx);
    await settle(tx);
    const after = await writtenBy(tx);
    return Object.fromEntries(Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]));
  });
  await proves('F-SETTLE-08', () => {
    // Of each hour the line of open bets, which goes, and those of won and lost ones.
    expect(written).toMatchObject({ member_activity: TOGETHER, settled_hours: TOGETHER });
    expect(written['bet_hours']).toBeLessThanOrEqual(3 * TOGETHER);
  });
});

it('only the members of one small batch wait for it, and the bets of all others are placed meanwhile', async () => {
  const { players, site } = await drawOf(3 * TOGETHER);
  const wish = { site, nodeId: 1, gameType: 'SLOTS', stake: '1', at: platform.clock.now };
  const bet = (member: Member) =>
    second.db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '300ms'`);
      await playBet(tx, { ...wish, member, reference: `played ${member.id}` }, { status: 'lost', payout: '0' });
    });
  const second = await openDatabase({ url });
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  // Somebody holds an order of the last of the first fifty, so that settling stops in the middle of them.
  await holder.query('begin');
  const { rows } = await holder.query<{ pid: number }>(
    `select pg_backend_pid() as pid from lottery_orders where member_id = $1 and status = 'open' for update`,
    [players[TOGETHER - 1]?.id],
  );
  await proves('F-SETTLE-08', async () => {
    const settled = settle();
    await somebodyWaitsFor(platform.db, rows[0]!.pid);
    await expect(bet(players[0]!)).rejects.toThrow();
    for (const member of [players[TOGETHER]!, players[3 * TOGETHER - 1]!]) await bet(member);
    await holder.query('rollback');
    expect(await settled).toEqual({ draws: 1, orders: 3 * TOGETHER * ORDERS_EACH });
    await bet(players[0]!);
  });
  await Promise.all([holder.end(), second.close()]);
});
