import type { Experiment, Metric } from '@foyer/shared/remote';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';

/** What the platform's own rows say of an arm's visitors (decision 80). Conversions are numbers of visitors, each counted once. */
export interface ArmCounts extends Readonly<Record<Exclude<Metric, 'stake'>, number>> {
  readonly arm: string;
  readonly visitors: number;
  /** Visitors that a log-in tied to a member. */
  readonly members: number;
  /** Bets of all of them, void ones not, and their stakes as a decimal. */
  readonly bets: number;
  readonly stakes: string;
  /** For statistics alone, which are approximate: stakes of a visitor, summed up, and the squares of them. Summed exactly, then made binary by the database. */
  readonly stakeSum: number;
  readonly stakeSquares: number;
}

/** The time in which exposures and conversions count: since the arms were divided, until the planned or the real end. */
const timeOf = ({ dividedAt, until, endedAt }: Experiment): { readonly since: string; readonly before: string } => ({
  since: dividedAt,
  before: endedAt !== undefined && Date.parse(endedAt) < Date.parse(until) ? endedAt : until,
});

/**
 * Counts of each arm of an experiment at a merchant. A visitor counts who was first exposed within the time, and converts by what happens
 * after that exposure and within the time. The first tie of a member and a visitor decides whose rows count.
 */
export async function countsOf(db: Db, merchantCode: string, experiment: Experiment): Promise<ArmCounts[]> {
  const { since, before } = timeOf(experiment);
  const within = (at: string) => sql.raw(`${at} >= v.first_at and ${at} < v.before_at`);
  const counted = sql`(
    select v.arm, count(*)::int as visitors, count(m.member_id)::int as members,
      count(*) filter (where ${within('m.logged_in_at')})::int as login,
      count(*) filter (where ${within('who.registered_at')})::int as registration,
      count(*) filter (where ${within('m.launched_at')})::int as launch,
      count(deposit.found)::int as deposit, count(bet.stake)::int as bet,
      coalesce(sum(bet.bets), 0)::int as bets, coalesce(sum(bet.stake), 0)::text as stakes,
      coalesce(sum(bet.stake), 0)::float8 as stake_sum, coalesce(sum(bet.stake * bet.stake), 0)::float8 as stake_squares
    from (
      select *, ${before}::timestamptz as before_at from experiment_visitors
      where merchant_code = ${merchantCode} and experiment = ${experiment.name}
        and first_at >= ${since}::timestamptz and first_at < ${before}::timestamptz
    ) v
    left join experiment_members m
      on m.merchant_code = v.merchant_code and m.experiment = v.experiment and m.visitor = v.visitor and m.tied_at < v.before_at
    left join members who on who.id = m.member_id
    left join lateral (
      select true as found from deposit_orders d
      where d.member_id = m.member_id and d.status = 'approved' and ${within('d.decided_at')} limit 1
    ) deposit on true
    left join lateral (
      select count(*) as bets, sum(b.stake) as stake from bets b
      where b.member_id = m.member_id and b.merchant_code = v.merchant_code and b.status <> 'void' and ${within('b.placed_at')}
    ) bet on true
    group by v.arm
  ) counted`;
  const number = (name: string) => sql<number>`${sql.raw(name)}`;
  return db
    .select({
      arm: sql<string>`arm`,
      ...{ visitors: number('visitors'), members: number('members'), login: number('login') },
      ...{ registration: number('registration'), launch: number('launch'), deposit: number('deposit') },
      ...{ bet: number('bet'), bets: number('bets'), stakes: sql<string>`stakes` },
      ...{ stakeSum: number('stake_sum'), stakeSquares: number('stake_squares') },
    })
    .from(counted);
}

/** Loads of a release that an experiment chose, and how many failed, in sampled visits (decision 69); beacons are kept three days. */
export interface Loads {
  readonly version: string;
  readonly loads: number;
  readonly failures: number;
}

/** Loads and failures by release since the arms were divided. */
export async function loadsOf(db: Db, merchantCode: string, experiment: Experiment): Promise<Loads[]> {
  const { since, before } = timeOf(experiment);
  const counted = sql`(
    select version, coalesce(sum(count) filter (where kind = 'load'), 0)::int as loads,
      coalesce(sum(count) filter (where kind = 'failure'), 0)::int as failures
    from beacon_counts
    where merchant_code = ${merchantCode} and part = ${experiment.part} and variant = 'split' and kind in ('load', 'failure')
      and minute >= ${since}::timestamptz and minute < ${before}::timestamptz
    group by version
  ) counted`;
  return db
    .select({
      version: sql<string>`version`,
      loads: sql<number>`loads`,
      failures: sql<number>`failures`,
    })
    .from(counted);
}

export interface Aside {
  /** Visitors who were exposed before the arms were divided as they are now: they are in no count. */
  readonly leftOut: number;
  /** The difference of stakes that one would like to find, for statistics alone. */
  readonly expected: number;
}

/** What else the report of an experiment needs. */
export async function asideOf(db: Db, merchantCode: string, { name, dividedAt, expected }: Experiment): Promise<Aside> {
  const [row] = await db.select({ leftOut: sql<number>`left_out`, expected: sql<number>`expected` }).from(
    sql`(select count(*)::int as left_out, ${expected ?? '1'}::numeric::float8 as expected from experiment_visitors
        where merchant_code = ${merchantCode} and experiment = ${name} and first_at < ${dividedAt}::timestamptz) aside`,
  );
  return row ?? { leftOut: 0, expected: 1 };
}
