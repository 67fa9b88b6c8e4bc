import type { ValueOf } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { profitLossOf } from '../../../calls/reports/profit-loss';
import { openTestPlatform, type TestPlatform } from '../../../testing';
import { plansOf } from '../../../testing/plans';
import { openTestPostgres, type TestPostgres } from '../../../testing/postgres';
import { statementsOf } from '../../../testing/statements';
import type { OpenedDatabase } from '../../db/database';
import { openDatabase } from '../../db/open';
import type { Member } from '../../members/member';
import type { Site } from '../../sites/site';
import { type Movement, moveMoney } from '../move-money';
import { makeMonths } from './months';

jest.setTimeout(120_000);

const KEY = 'open sesame';
let server: TestPostgres;
let url: string;
let platform: TestPlatform;
let second: OpenedDatabase;
let site: Site;
let member: Member;
let token: string;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  platform = await openTestPlatform({ at: { url }, opsKey: KEY });
  second = await openDatabase({ url });
  site = await platform.makeMerchant();
  const made = await platform.makeMember(site, { balance: '0' });
  member = made;
  token = await platform.login(site, made);
});
afterAll(async () => {
  await second?.close();
  await platform?.close();
  await server?.close();
});

const move = (at: string, change: Partial<Movement> = {}) =>
  platform.db.transaction((tx) =>
    moveMoney(tx, {
      ...{ merchant: member.merchantCode, memberId: member.id, kind: 'rebate', amount: '5', reference: 'r' },
      ...{ debit: 'house:gifts', credit: 'wallet:main', at: new Date(at) },
      ...change,
    }),
  );

interface Row {
  readonly month: string;
  readonly at: string;
  readonly balance: string;
}

async function rowsOf<R = Row>(query: ReturnType<typeof sql>): Promise<R[]> {
  return ((await platform.db.execute(query)) as unknown as { rows: R[] }).rows;
}

const ledger = () =>
  rowsOf(sql`select replace(tableoid::regclass::text, 'ledger_movements_', '') as month,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at, trim_scale(balance_after)::text as balance
    from ledger_movements where member_id = ${member.id} order by ledger_movements.at, id`);

async function ops(method: 'GET' | 'POST', path: string, body?: unknown) {
  const headers = { 'x-ops-key': KEY, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const answer = await platform.app.inject({ method, url: `/_ops${path}`, headers, ...payload });
  return { status: answer.statusCode, value: answer.json<Record<string, unknown>>() };
}

describe('a ledger by months', () => {
  it('takes every movement before, while and after months are made by two instances at once, each into its month', async () => {
    await move('2025-12-31T23:59:00Z');
    await move('2026-01-31T23:59:00Z');
    await move('2026-02-01T00:00:00Z');
    expect((await ledger()).map(({ month }) => month)).toEqual(['default', 'default', 'default']);
    const now = new Date('2026-01-20T00:00:00Z');
    const writing = Array.from({ length: 20 }, (_, n) => move(`2026-03-${String(n + 1).padStart(2, '0')}T00:00:00Z`));
    const making = [makeMonths(platform.db, now), makeMonths(second.jobs, now)];
    await Promise.all(writing);
    await Promise.all(making);
    // Whoever writes goes first; the next runs make what was left.
    const again = await Promise.all([makeMonths(platform.db, now), makeMonths(second.jobs, now)]);
    expect(again.map(({ all }) => all)).toEqual([true, true]);
    const made = await rowsOf<{ name: string }>(sql`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'ledger_movements'::regclass order by 1`);
    expect(made.map(({ name }) => name.replace('ledger_movements_', ''))).toEqual([
      '2026_01',
      '2026_02',
      '2026_03',
      '2026_04',
      'default',
    ]);
    // Far from now, as a merchant's clock may say, and late for an earlier month.
    await move('2031-07-01T00:00:00Z');
    await move('2026-01-31T23:58:00Z');
    const rows = await ledger();
    expect(rows).toHaveLength(25);
    expect(rows.map(({ balance }) => Number(balance))).toEqual(rows.map((_, n) => 5 * (n + 1)));
    const wrong = rows.filter(({ month, at }) => {
      const own = at.slice(0, 7).replace('-', '_');
      return month !== (own >= '2026_01' && own <= '2026_04' ? own : 'default');
    });
    expect(wrong).toEqual([]);
  });

  it('keeps rows as they were written in each month', async () => {
    const changing = platform.db.execute(sql`update ledger_movements set amount = 1 where member_id = ${member.id}`);
    await expect(changing).rejects.toMatchObject({ cause: { message: expect.stringContaining('written once') } });
  });

  it('is read and written in the months that are asked for alone, however many there are', async () => {
    for (const month of ['2025-05-01', '2025-09-01']) await makeMonths(platform.db, new Date(month));
    await move('2025-06-10T00:00:00Z');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    // Behind a pooler, what others read before on the same connection of the server is counted, too.
    const scans = async () => {
      const { rows } = await client.query<{
        relname: string;
        scans: string;
      }>(`select relname, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans
        from pg_stat_xact_user_tables where relname like 'ledger_movements%' order by 1`);
      return rows;
    };
    const before = new Map((await scans()).map(({ relname, scans }) => [relname, scans]));
    await client.query(`insert into ledger_movements (merchant_code, member_id, kind, debit, credit, amount, reference, at)
      values ('${site.code}', ${member.id}, 'rebate', 'house:gifts', 'wallet:main', 1, 'r', '2026-03-21T00:00:00Z')`);
    const read = (await scans()).filter(({ relname, scans }) => scans !== (before.get(relname) ?? '0'));
    const { rows: locked } =
      await client.query(`select distinct c.relname from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and c.relname like 'ledger_movements_2%' and c.relkind = 'r' order by 1`);
    await client.query('rollback');
    await client.end();
    const near = ['ledger_movements_2026_03', 'ledger_movements_2026_04'];
    expect(read.map(({ relname }) => relname)).toEqual([...near, 'ledger_movements_default']);
    expect(locked.map(({ relname }) => relname)).toEqual(near);

    const query = { startDate: '2026-03-01', endDate: '2026-03-20', zone: 0, pageNo: 1, pageSize: 20 };
    for (const [zone, months] of [
      [0, ['2026_03']],
      [330, ['2026_02', '2026_03']],
    ] as const) {
      const { answer, statements } = await statementsOf(() =>
        platform.api('accountRecords', { site, token, query: { ...query, zone } }),
      );
      expect(answer.value.content).toHaveLength(20);
      const read = statements.filter(({ text }) => text.includes('ledger_movements'));
      expect(read.length).toBeGreaterThan(1);
      const tables = (await plansOf(url, read)).flatMap(({ scans }) => scans.map(({ table }) => table));
      const seen = [...new Set(tables.filter((table) => table.startsWith('ledger_movements')))].sort();
      expect(seen).toEqual(months.map((month) => `ledger_movements_${month}`));
    }
  });
});

describe('detaching', () => {
  const detach = (month: string) => ops('POST', '/ledger/detached', { month });
  const gifts = async (zone: number, startDate = '2026-01-01', endDate = '2026-03-31') =>
    (await profitLossOf(platform.db, member, { startDate, endDate, zone })).totals.rebate;
  const record = async (zone = 0): Promise<ValueOf<'accountRecords'>> =>
    (
      await platform.api('accountRecords', {
        site,
        token,
        query: { startDate: '2023-01-01', endDate: '2031-12-31', zone, pageNo: 1, pageSize: 100 },
      })
    ).value;
  const booksAgree = async () => {
    const { value } = await ops('GET', `/merchants/${site.code}/audit`);
    expect(value).toMatchObject({ sum: '0', different: [] });
  };

  it('takes the oldest month alone, when it is over and nothing of it is on its way', async () => {
    expect((await detach('2026-01')).value['error']).toContain('the oldest month of the ledger is');
    expect((await detach('nothing')).status).toBe(400);
    const months = await rowsOf<{
      month: string;
    }>(sql`select replace(right(inhrelid::regclass::text, 7), '_', '-') as month
      from pg_inherits where inhparent = 'ledger_movements'::regclass and inhrelid <> 'ledger_movements_default'::regclass order by 1`);
    for (const { month } of months.filter((each) => each.month < '2026-01'))
      expect((await detach(month)).status).toBe(200);
    await booksAgree();
    // A bet that was placed in the month and is still open.
    await platform.db.execute(sql`insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, status, placed_at)
      values (${site.code}, ${member.id}, 1, 'RNG', 'still open', 1, 'open', '2026-01-05')`);
    expect(await detach('2026-01')).toEqual({
      status: 409,
      value: { error: '2026-01 stays in the ledger: a bet is open.' },
    });
    await platform.db.execute(
      sql`update bets set status = 'void', settled_at = placed_at where reference = 'still open'`,
    );
  });

  it('leaves what the month did to each account, so that purses, ledger and reports still agree', async () => {
    const zones = [0, 330];
    const before = await Promise.all(zones.map((zone) => gifts(zone)));
    const submits = await rowsOf(sql`select * from submits`);
    expect((await ledger()).filter(({ month }) => month === '2026_01')).toHaveLength(2);
    const { status, value } = await detach('2026-01');
    expect([status, (value['months'] as unknown[])[0]]).toEqual([
      200,
      expect.objectContaining({ tableName: 'ledger_movements_2026_01', until: '2026-02-01T00:00:00.000Z', rows: 2 }),
    ]);
    await booksAgree();
    expect(await rowsOf(sql`select * from submits`)).toEqual(submits);
    // Reports have their sums; in a zone that cuts hours, too.
    expect(await Promise.all(zones.map((zone) => gifts(zone)))).toEqual(before);
    // The account record ends where its rows do, with its balances as they were.
    for (const zone of zones) {
      const { content, totals } = await record(zone);
      expect([content.length, totals.in]).toEqual([22, '110']);
      expect(content.at(-1)?.balance).toBe('25');
    }
    // Balances go on from there: of the next movement, of one late for a detached month, and when all are reckoned anew.
    await move('2026-01-02T00:00:00Z');
    await booksAgree();
    const kept = [await ledger(), await rowsOf(sql`select * from movement_hours order by member_id, hour, kind`)];
    expect(kept[0]?.[0]).toEqual({ month: 'default', at: '2026-01-02 00:00', balance: '25' });
    await platform.db.execute(sql`select rebuild_balances()`);
    await platform.db.execute(sql`select rebuild_sums()`);
    expect([await ledger(), await rowsOf(sql`select * from movement_hours order by member_id, hour, kind`)]).toEqual(
      kept,
    );
  });
});
