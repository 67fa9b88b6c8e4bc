import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { dayIn } from '../records/hours';
import { periodOf } from '../records/period';
import { BONUSES } from '../reports/profit-loss';
import { type Agent, type Days, decidedOf, list, moved, netOf, ofTeam, teamOf } from './team';

type Overview = ValueOf<'teamOverview'>;
type DayRow = Omit<Overview['days'][number], 'net'>;
const AMOUNTS = ['deposit', 'withdrawal', 'stake', 'payout', 'rebate', 'bonus'] as const;

/** What an agent's team put in, took out, staked and won in the days of a device, and how many took part (B008, B020). */
export async function teamOverviewOf(db: Db, agent: Agent, query: QueryOf<'teamOverview'>): Promise<Overview> {
  const { startDate, endDate, zone } = query;
  const asked: Days = { period: periodOf(startDate, endDate, zone), zone };
  const days = await daysOf(db, agent, asked);
  const sums = Object.fromEntries(
    AMOUNTS.map((name) => [name, days.reduce((total, day) => total.plus(day[name]), new Big(0)).toFixed()]),
  ) as Omit<DayRow, 'date'>;
  return {
    totals: { ...sums, net: netOf(sums), ...(await countsOf(db, agent, asked)) },
    days: days.map((day) => ({ ...day, net: netOf(day) })),
  };
}

/** A withdrawal counts when it leaves the purses; what comes back is taken off again. */
const WITHDRAWALS = ['withdraw.hold', 'withdraw.back'];

async function daysOf(db: Db, agent: Agent, asked: Days): Promise<readonly DayRow[]> {
  const day = dayIn(asked.zone);
  const kinds = ['deposit', 'rebate', ...WITHDRAWALS, ...BONUSES];
  const text = (amount: SQL) => sql<string>`trim_scale(coalesce(sum(${amount}), 0))::text`;
  const of = (wanted: readonly string[]) => text(sql`case when kind in (${list(wanted)}) then amount end`);
  const rows = await db
    .select({
      date: sql<string>`to_char(day, 'YYYY-MM-DD')`,
      deposit: of(['deposit']),
      withdrawal: text(sql`case when kind in (${list(WITHDRAWALS)}) then -amount end`),
      stake: text(sql`stake`),
      payout: text(sql`payout`),
      rebate: of(['rebate']),
      bonus: of(BONUSES),
    })
    .from(
      sql`(
        select ${day} as day, stake, payout, null as kind, 0 as amount from ${decidedOf(teamOf(agent), agent, asked)}
        union all
        select ${day}, 0, 0, kind, amount from ${ofTeam(teamOf(agent), moved(kinds), asked)}
      ) every`,
    )
    .groupBy(sql`day`)
    .orderBy(sql`day`);
  // An hour may stay in the sums with nothing in it.
  return rows.filter((row) => AMOUNTS.some((name) => row[name] !== '0'));
}

type Counts = Pick<Overview['totals'], 'registered' | 'firstDepositors' | 'activeMembers'>;

/** Earlier deposits are looked for member by member, by the index; `not exists` would let the whole table be read. */
async function countsOf(db: Db, agent: Agent, asked: Days): Promise<Counts> {
  const [from, to] = [asked.period.from, asked.period.to].map((date) => sql`${date.toISOString()}::timestamptz`);
  const hour = sql`date_trunc('hour', ${from}, 'UTC')`;
  const [row] = await db
    .select({
      registered: sql<number>`(
        select count(*) from ${teamOf(agent)} where registered_at >= ${from} and registered_at < ${to})`.mapWith(
        Number,
      ),
      activeMembers: sql<number>`(
        select count(distinct member_id) filter (where count > 0) from ${decidedOf(teamOf(agent), agent, asked)})`.mapWith(
        Number,
      ),
      firstDepositors: sql<number>`(
        select count(distinct member_id) from ${ofTeam(teamOf(agent), moved(['deposit']), asked)}
        where (
          select true from movement_hours h where h.member_id = team.member_id and h.kind = 'deposit' and h.hour < ${hour} limit 1
        ) is null and (
          select true from ledger_movements l
          where l.member_id = team.member_id and l.kind = 'deposit' and l.at >= ${hour} and l.at < ${from} limit 1
        ) is null)`.mapWith(Number),
    })
    .from(sql`(select 1) one`);
  return row ?? { registered: 0, firstDepositors: 0, activeMembers: 0 };
}
