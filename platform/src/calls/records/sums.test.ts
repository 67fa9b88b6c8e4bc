import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { NO_CATALOGUE } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { lateBets, members, sessions } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { teamKpiOf } from '../agents/team-kpi';
import { betRecordsOf } from '../bets/records';
import { accountRecordsOf } from '../cashier/account-records';
import { standingOf } from '../club/standing';
import { accountByRows, betsByRows, type Days, teamByRows } from './by-rows.testing';
import { periodOf } from './period';

jest.setTimeout(180_000);

const START = Date.parse('2026-03-08T00:00:00Z');
const TYPES = ['RNG', 'FISH'] as const;
const ENDS = ['open', 'won', 'lost', 'void'] as const;
/** Real zones with whole, half and quarter hours, and two that no clock uses. */
const ZONES = [0, 420, 330, 345, -210, 840, -840, 7, -61];
/** Minutes around the midnights of these zones, and elsewhere in the same hours. */
const aroundMidnights = ZONES.flatMap((zone) =>
  [-30, -1, 0, 1, 30].map((minute) => ((2880 - zone + minute) % 1440) + (zone > 0 ? 1440 : 0)),
);

let server: TestPostgres;
let platform: TestPlatform;
let db: Db;
beforeAll(async () => {
  server = await openTestPostgres();
  platform = await openTestPlatform({ at: { url: await server.freshDatabase() } });
  db = platform.db;
});
afterAll(async () => {
  await platform?.close();
  await server?.close();
});

interface Act {
  readonly what:
    | 'bet'
    | 'settle'
    | 'remove'
    | 'deposit'
    | 'bonus'
    | 'between'
    | 'hold'
    | 'pay'
    | 'login'
    | 'logout'
    | 'move';
  readonly who: number;
  readonly other: number;
  /** Minutes since the start of three days, unordered. */
  readonly minute: number;
  readonly hundredths: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom<Act['what']>(
    'bet',
    'bet',
    'bet',
    'settle',
    'remove',
    'deposit',
    'deposit',
    'bonus',
    'between',
    'hold',
    'pay',
    'login',
    'logout',
    'move',
  ),
  who: fc.nat(3),
  other: fc.nat(3),
  minute: fc.oneof(fc.nat(3 * 1440), fc.constantFrom(...aroundMidnights)),
  hundredths: fc.integer({ min: 1, max: 99_999 }),
});

let serial = 0;
/** A moment of settlement, minutes or hours after another. */
const later = (at: Date, by: number): string => new Date(at.getTime() + (by % 500) * 60_000).toISOString();

/** Performs a member's action; refusals (an empty purse, a circle of uplines) are part of it. */
async function perform(tx: Db, team: readonly Member[], { what, who, other, minute, hundredths }: Act): Promise<void> {
  const { id: memberId, merchantCode } = team[who] as Member;
  const at = new Date(START + minute * 60_000 + (hundredths % 60_000));
  const amount = (hundredths / 100).toFixed(2);
  const entry = { merchant: merchantCode, memberId, amount, reference: `r${++serial}`, at } as const;
  const [kind, end] = [TYPES[hundredths % 2], ENDS[hundredths % 4]];
  if (what === 'bet') {
    await moveMoney(tx, { ...entry, kind: 'bet.stake', debit: 'wallet:main', credit: 'house:games' });
    await tx.execute(sql`insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at, settled_at)
      values (${merchantCode}, ${memberId}, 1, ${kind}, ${entry.reference}, ${amount}, ${end === 'won' ? amount : '0'}, ${end}, ${at.toISOString()},
        ${end === 'open' ? null : later(at, hundredths)})`);
  }
  if (what === 'settle') {
    await tx.execute(sql`update bets set status = ${end}, payout = ${end === 'won' ? amount : '0'},
        settled_at = ${end === 'open' ? null : later(at, hundredths)}
      where id = (select id from bets where member_id = ${memberId} order by id limit 1)`);
  }
  if (what === 'remove') {
    await tx.execute(
      sql`delete from bets where id = (select id from bets where member_id = ${memberId} order by placed_at desc limit 1)`,
    );
  }
  if (what === 'deposit')
    await moveMoney(tx, { ...entry, kind: 'deposit', debit: 'house:deposits', credit: 'wallet:main' });
  if (what === 'bonus') await moveMoney(tx, { ...entry, kind: 'rebate', debit: 'house:gifts', credit: 'wallet:bonus' });
  if (what === 'between')
    await moveMoney(tx, { ...entry, kind: 'transfer', debit: 'wallet:bonus', credit: 'wallet:main' });
  if (what === 'hold')
    await moveMoney(tx, { ...entry, kind: 'withdraw.hold', debit: 'wallet:main', credit: 'wallet:held' });
  if (what === 'pay')
    await moveMoney(tx, { ...entry, kind: 'withdraw.paid', debit: 'wallet:held', credit: 'house:withdrawals' });
  if (what === 'login') {
    const session = { merchantCode, memberId, address: '127.0.0.1', userAgent: '', createdAt: at, expiresAt: at };
    await tx.insert(sessions).values({ ...session, tokenHash: `s${serial}` });
  }
  if (what === 'logout') await tx.delete(sessions).where(eq(sessions.memberId, memberId));
  if (what === 'move') {
    const uplineId = who === other ? null : (team[other] as Member).id;
    await tx.update(members).set({ uplineId }).where(eq(members.id, memberId));
  }
}

async function makeTeam(): Promise<Member[]> {
  const site = await platform.makeMerchant();
  const team: Member[] = [];
  for (let at = 0; at < 4; at += 1) {
    const upline = team[at - 1];
    team.push(
      await platform.makeMember(site, {
        type: 1,
        balance: '200',
        registeredAt: new Date(START + at * 43_000_000),
        ...(upline === undefined ? {} : { uplineId: upline.id }),
      }),
    );
  }
  return team;
}

async function stored(): Promise<unknown> {
  const { rows } = (await db.execute(sql`select
    (select json_agg(t order by t.member_id, t.hour, t.game_type, t.status) from bet_hours t) as bet_hours,
    (select json_agg(t order by t.member_id, t.hour, t.game_type) from settled_hours t) as settled_hours,
    (select json_agg(t order by t.member_id, t.hour, t.kind) from movement_hours t) as movement_hours,
    (select json_agg(t order by t.member_id) from member_activity t where t.first_bet_at is not null or t.first_login_at is not null) as activity,
    (select json_agg(t order by t.member_id, t.hour) from member_logins t) as logins,
    (select json_agg(t order by t.ancestor_id, t.member_id) from team_members t) as teams,
    (select json_agg(t order by t.member_id) from last_movements t) as last_movements,
    (select json_agg(json_build_array(id, balance_after) order by id) from ledger_movements) as balances`)) as unknown as {
    rows: unknown[];
  };
  return rows[0];
}

async function expectSame(
  team: readonly Member[],
  logins: ReadonlyMap<number, readonly number[]>,
  days: Days,
  size: number,
) {
  for (const member of team) {
    for (const [gameType, status] of [
      ['', ''],
      ['FISH', ''],
      ['', 'open'],
      ['RNG', 'lost'],
    ] as const) {
      const {
        count,
        stake,
        payout,
        net,
        openStake,
        days: perDay,
        ids,
      } = await betsByRows(db, member.id, days, gameType, status);
      const seen: string[] = [];
      let pageNo = 1;
      for (let pages = 1; pageNo <= pages; pageNo += 1) {
        const page = await betRecordsOf(db, NO_CATALOGUE, member, {
          ...days,
          gameType,
          status,
          pageNo,
          pageSize: size,
        });
        expect(page).toMatchObject({ totals: { count, stake, payout, net, openStake }, days: perDay });
        pages = page.totalPages;
        seen.push(...page.content.map(({ id }) => id));
      }
      expect(seen).toEqual(ids);
    }
    for (const kind of [undefined, 'stake', 'adjustment'] as const) {
      const { rows, ...totals } = await accountByRows(db, member.id, days, kind);
      const seen: unknown[] = [];
      let pageNo = 1;
      for (let pages = 1; pageNo <= pages; pageNo += 1) {
        const asked = { ...days, pageNo, pageSize: size, ...(kind === undefined ? {} : { kind }) };
        const page = await accountRecordsOf(db, member, asked);
        expect(page.totals).toEqual(totals);
        pages = page.totalPages;
        seen.push(...page.content.map(({ id, kind: shown, amount, balance }) => [id, shown, amount, balance]));
      }
      expect(seen).toEqual(rows);
    }
    const { from, to } = periodOf(days.startDate, days.endDate, days.zone);
    const {
      betting,
      registered,
      turnover,
      members: below,
    } = await teamByRows(db, member.id, member.merchantCode, days);
    const came = (below as number[]).filter((id) => logins.get(id)?.some((at) => at >= +from && at < +to));
    expect((await teamKpiOf(db, member, { from, to }, to)).footer).toMatchObject({
      teamLoginMemberCount: came.length,
      teamBetMemberCount: betting,
      teamRegisterMemberCount: registered,
    });
    expect((await standingOf(db, member)).progress.have).toBe(turnover);
  }
}

const days = fc
  .record({ first: fc.integer({ min: -1, max: 4 }), length: fc.nat(4), zone: fc.constantFrom(...ZONES) })
  .map(({ first, length, zone }): Days => {
    const day = (at: number) => new Date(START + at * 86_400_000).toISOString().slice(0, 10);
    return { startDate: day(first), endDate: day(first + length), zone };
  });

describe('what is stored beside the rows', () => {
  it('equals what the rows add up to, in whatever order and by however many they are written', async () => {
    const acts = fc.array(act, { minLength: 20, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(
        acts,
        fc.array(days, { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 1, max: 7 }),
        async (all, asked, size) => {
          const team = await makeTeam();
          const logins = new Map<number, number[]>();
          const ends = await Promise.allSettled(all.map((each) => db.transaction((tx) => perform(tx, team, each))));
          for (const [at, end] of ends.entries()) {
            const { what, who, minute, hundredths } = all[at] as Act;
            if (end.status === 'rejected') {
              const said = `${String(end.reason.message)} ${String(end.reason.cause?.message ?? '')}`;
              expect(said).toMatch(/balance\.insufficient|would stand below itself/);
            } else if (what === 'login') {
              const { id } = team[who] as Member;
              logins.set(id, [...(logins.get(id) ?? []), START + minute * 60_000 + (hundredths % 60_000)]);
            }
          }
          for (const each of asked) await expectSame(team, logins, each, size);
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
    const kept = await stored();
    await db.execute(sql`select rebuild_balances()`);
    await db.execute(sql`select rebuild_sums()`);
    expect(await stored()).toEqual(kept);
  });

  it('equals the balance of the purses, also after movements with an earlier time', async () => {
    const [member] = (await makeTeam()) as [Member];
    const entry = {
      merchant: member.merchantCode,
      memberId: member.id,
      kind: 'deposit',
      debit: 'house:x',
      reference: 'late',
    } as const;
    const move = (amount: string, at: string) =>
      db.transaction((tx) => moveMoney(tx, { ...entry, credit: 'wallet:main', amount, at: new Date(at) }));
    await move('1', '2026-03-12T10:00:00Z');
    await move('2', '2026-03-10T10:00:00Z');
    await move('4', '2026-03-11T10:00:00Z');
    const query = { startDate: '2026-03-09', endDate: '2026-03-13', zone: 0, pageNo: 1, pageSize: 20 };
    const { content } = await accountRecordsOf(db, member, query);
    expect(content.map(({ amount, balance }) => [amount, balance])).toEqual([
      ['1', '207'],
      ['4', '206'],
      ['2', '202'],
    ]);
  });

  it('keeps a movement as it was written', async () => {
    const [member] = (await makeTeam()) as [Member];
    for (const change of [sql`amount = 1`, sql`at = now()`, sql`credit = 'wallet:bonus'`]) {
      const changing = db.execute(sql`update ledger_movements set ${change} where member_id = ${member.id}`);
      await expect(changing).rejects.toMatchObject({ cause: { message: expect.stringContaining('written once') } });
    }
  });

  it('equals what the rows add up to when a statement writes many of them', async () => {
    const team = await makeTeam();
    const ids = team.map(({ id }) => id);
    const own = sql`member_id = any(${sql.param(`{${ids.join()}}`)}::bigint[])`;
    const late = () => db.$count(lateBets);
    const site = team[0]?.merchantCode;
    await db.execute(sql`insert into settlement_clocks (merchant_code, kind, next_from, due_at, settled_until)
      values (${site}, 'rebate', '2026-03-20', '2026-03-20', '2026-03-20')`);
    const acts = [
      sql`insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at, settled_at)
        select merchant_code, id, 1, case n % 2 when 0 then 'RNG' else 'FISH' end, 'many' || id || '-' || n, n, n % 7,
          (array['open', 'won', 'lost', 'void'])[1 + n % 4], t.at, case when n % 4 > 0 then t.at + interval '50 minutes' end
        from members, generate_series(1, 40) n, lateral (select '2026-03-08T00:00:00Z'::timestamptz + n * interval '17 hours' as at) t
        where id = any(${sql.param(`{${ids.join()}}`)}::bigint[])`,
      sql`update bets set status = case when id % 2 = 0 then 'won' else 'lost' end, payout = id % 3, settled_at = placed_at + interval '1 day'
        where ${own} and status = 'open'`,
      // To other months, members and categories, and back.
      sql`update bets set placed_at = placed_at + interval '20 days' where ${own} and stake > 20`,
      sql`update bets set member_id = ${ids[1]}, game_type = 'FISH' where member_id = ${ids[0]} and stake < 30`,
      sql`update bets set status = 'void', payout = 0, settled_at = null where ${own} and stake = 12`,
      sql`delete from bets where ${own} and (stake < 5 or stake > 37)`,
      sql`insert into ledger_movements (merchant_code, member_id, kind, debit, credit, amount, reference, at)
        select merchant_code, id, case n % 2 when 0 then 'bet.payout' else 'rebate' end, 'house:x', 'wallet:main', n, 'many' || n,
          '2026-05-08T00:00:00Z'::timestamptz + (n * 7 % 10) * interval '9 days'
        from members, generate_series(1, 20) n where id = any(${sql.param(`{${ids.join()}}`)}::bigint[])`,
    ];
    for (const each of acts) {
      await db.execute(each);
      const kept = await stored();
      await db.execute(sql`select rebuild_balances()`);
      await db.execute(sql`select rebuild_sums()`);
      expect(await stored()).toEqual(kept);
    }
    // A statement that leaves bets as they were changes nothing that was settled.
    const before = await late();
    expect(before).toBeGreaterThan(0);
    await db.execute(sql`update bets set payout = payout, node_id = 2 where ${own}`);
    expect(await late()).toBe(before);
  });
});
