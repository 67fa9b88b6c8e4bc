import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { dayIn, ledgerBegins } from '../records/hours';
import { periodOf } from '../records/period';
import { BONUSES } from '../reports/profit-loss';
import { type Agent, type Days, decidedOf, list, moved, netOf, ofTeam, teamAmong } from './team';

type Overview = ValueOf<'teamOverview'>;
type DayRow = Omit<Overview['days'][number], 'net'>;
const AMOUNTS = ['deposit', 'withdrawal', 'stake', 'payout', 'rebate', 'bonus'] as const;

/** What an agent's team put in, took out, staked and won in the days of a device, and how many took part (B008, B020). */
export async function teamOverviewOf(db: Db, agent: Agent, query: QueryOf<'teamOverview'>): Promise<Overview> {
  const { startDate, endDate, zone } = query;
  const asked: Days = { period: periodOf(startDate, endDate, zone), zone };
  const { days, counts } = await figuresOf(db, agent, asked);
  const sums = Object.fromEntries(
    AMOUNTS.map((name) => [name, days.reduce((total, day) => total.plus(day[name]), new Big(0)).toFixed()]),
  ) as Omit<DayRow, 'date'>;
  return {
    totals: { ...sums, net: netOf(sums), ...counts },
    days: days.map((day) => ({ ...day, net: netOf(day) })),
  };
}

type Counts = Pick<Overview['totals'], 'registered' | 'firstDepositors' | 'activeMembers'>;
interface Figures {
  readonly days: readonly DayRow[];
  readonly counts: Counts;
}

/** A withdrawal counts when it leaves the purses; what comes back is taken off again. */
const WITHDRAWALS = ['withdraw.hold', 'withdraw.back'];
const ALL_KINDS = ['deposit', 'rebate', ...WITHDRAWALS, ...BONUSES];

/** Everything in one statement: days and counts are made of the same bets and movements, which are read once. */
async function figuresOf(db: Db, agent: Agent, asked: Days): Promise<Figures> {
  const day = dayIn(asked.zone);
  const team = sql`team`;
  const figures = sql`
    with ${teamAmong(agent, sql`select member_id from team_members where ancestor_id = ${agent.id}`)},
    decided as materialized (select member_id, ${day} as day, count, stake, payout from ${decidedOf(team, agent, asked)}),
    booked as materialized (select member_id, ${day} as day, kind, amount from ${ofTeam(team, moved(ALL_KINDS), asked)})
    select json_build_object('days', ${daysOfAll}, 'counts', ${countsOf(asked)})::text`;
  const [row] = await db.select({ answer: sql<string>`(${figures})` }).from(sql`(select 1) one`);
  const { days, counts } = JSON.parse(row?.answer ?? '') as Figures;
  // An hour may stay in the sums with nothing in it.
  return { days: days.filter((each) => AMOUNTS.some((name) => each[name] !== '0')), counts };
}

const sum = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`;
const booked = (kinds: readonly string[], amount = sql`amount`) =>
  sum(sql`case when kind in (${list(kinds)}) then ${amount} end`);

/** Each side is added up by itself first, since a team has many bets and few of the rest. */
const daysOfAll = sql`(
  select coalesce(json_agg(told order by told.date), '[]') from (
    select to_char(day, 'YYYY-MM-DD') as date, ${sql.join(
      AMOUNTS.map((name) => sql`trim_scale(sum(${sql.raw(name)}))::text as ${sql.raw(name)}`),
      sql`, `,
    )}
    from (
      select day, 0 as deposit, 0 as withdrawal, ${sum(sql`stake`)} as stake, ${sum(sql`payout`)} as payout, 0 as rebate, 0 as bonus
      from decided group by day
      union all
      select day, ${booked(['deposit'])}, ${booked(WITHDRAWALS, sql`-amount`)}, 0, 0, ${booked(['rebate'])}, ${booked(BONUSES)}
      from booked group by day
    ) side group by day
  ) told
)`;

/** Earlier deposits are looked for member by member, by the index; `not exists` would let the whole table be read. */
function countsOf({ period }: Days): SQL {
  const [from, to] = [period.from, period.to].map((date) => sql`${date.toISOString()}::timestamptz`);
  const hour = sql`date_trunc('hour', ${from}, 'UTC')`;
  return sql`json_build_object(
    'registered', (select count(*) from team where registered_at >= ${from} and registered_at < ${to}),
    'activeMembers', (select count(*) from (select distinct member_id from decided where count > 0) active),
    'firstDepositors', (
      select count(*) from (select distinct member_id from booked where kind = 'deposit') depositor
      where (
        select true from movement_hours h
        where h.member_id = depositor.member_id and h.kind = 'deposit' and h.hour < case when ${hour} < ${ledgerBegins} then ${from} else ${hour} end limit 1
      ) is null and (
        select true from ledger_movements l
        where l.member_id = depositor.member_id and l.kind = 'deposit' and l.at >= ${hour} and l.at < ${from} limit 1
      ) is null
    )
  )`;
}
