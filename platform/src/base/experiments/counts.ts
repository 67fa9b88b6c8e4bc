import type { Experiment, Metric } from '@foyer/shared/remote';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';

/** What the platform's own rows say of an arm's visitors (decision 80). Conversions are numbers of visitors, each counted once. */
export interface ArmCounts extends Readonly<Record<Exclude<Metric, 'stake'>, number>> {
  readonly arm: string;
  readonly visitors: number;
  /** Visitors that a log-in tied to a member. */
  readonly members: number;
  /** How many of these are of the merchant's own platform, whose server told what they did (decision 96). */
  readonly told: number;
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

/** The counts of an arm at one merchant. */
export interface MerchantCounts extends ArmCounts {
  readonly merchantCode: string;
}

/**
 * Counts of each arm of an experiment by merchant. A visitor counts who was first exposed within the time, and converts by what happens
 * after that exposure and within the time. The first tie of a member and a visitor decides whose rows count; what the merchant's own
 * server told counts of visitors whom no log-in here tied.
 *
 * @param codes the merchants
 */
export async function countsOf(db: Db, codes: readonly string[], experiment: Experiment): Promise<MerchantCounts[]> {
  if (codes.length === 0) return [];
  const { since, before } = timeOf(experiment);
  const within = (at: string) => sql.raw(`${at} >= v.first_at and ${at} < v.before_at`);
  const counted = sql`(
    select v.merchant_code, v.arm, count(*)::int as visitors,
      (count(m.member_id) + count(t.member))::int as members, count(t.member)::int as told,
      count(*) filter (where ${within('m.logged_in_at')} or said.login)::int as login,
      count(*) filter (where ${within('who.registered_at')} or said.registration)::int as registration,
      count(*) filter (where ${within('m.launched_at')} or said.launch)::int as launch,
      count(*) filter (where deposit.found or said.deposit)::int as deposit, count(coalesce(bet.stake, said.stake))::int as bet,
      (coalesce(sum(bet.bets), 0) + coalesce(sum(said.bets), 0))::int as bets,
      coalesce(sum(coalesce(bet.stake, said.stake)), 0)::text as stakes,
      coalesce(sum(coalesce(bet.stake, said.stake)), 0)::float8 as stake_sum,
      coalesce(sum(coalesce(bet.stake, said.stake) * coalesce(bet.stake, said.stake)), 0)::float8 as stake_squares
    from (
      select *, ${before}::timestamptz as before_at from experiment_visitors
      where merchant_code in ${codes} and experiment = ${experiment.name}
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
    left join told_members t
      on m.member_id is null and t.merchant_code = v.merchant_code and t.experiment = v.experiment and t.visitor = v.visitor
      and t.tied_at < v.before_at
    left join lateral (
      select bool_or(c.kind = 'login') as login, bool_or(c.kind = 'registration') as registration,
        bool_or(c.kind = 'launch') as launch, bool_or(c.kind = 'deposit') as deposit,
        count(*) filter (where c.kind = 'bet') as bets, sum(c.stake) as stake
      from told_conversions c
      where c.merchant_code = t.merchant_code and c.member = t.member and c.voided_at is null and ${within('c.at')}
    ) said on true
    group by v.merchant_code, v.arm
  ) counted`;
  const number = (name: string) => sql<number>`${sql.raw(name)}`;
  return db
    .select({
      ...{ merchantCode: sql<string>`merchant_code`, arm: sql<string>`arm` },
      ...{ visitors: number('visitors'), members: number('members'), told: number('told'), login: number('login') },
      ...{ registration: number('registration'), launch: number('launch'), deposit: number('deposit') },
      ...{ bet: number('bet'), bets: number('bets'), stakes: sql<string>`stakes` },
      ...{ stakeSum: number('stake_sum'), stakeSquares: number('stake_squares') },
    })
    .from(counted);
}

/** The counts of the arms at one of the merchants. */
export const countsAt = (all: readonly MerchantCounts[], code: string): ArmCounts[] =>
  all.flatMap(({ merchantCode, ...counts }) => (merchantCode === code ? [counts] : []));

/** Loads of a release that an experiment chose, and how many failed, in sampled visits (decision 69); beacons are kept three days. */
export interface Loads {
  readonly version: string;
  readonly loads: number;
  readonly failures: number;
}

/** Loads and failures by release since the arms were divided. */
export async function loadsOf(db: Db, codes: readonly string[], experiment: Experiment): Promise<Loads[]> {
  if (codes.length === 0) return [];
  const { since, before } = timeOf(experiment);
  const counted = sql`(
    select version, coalesce(sum(count) filter (where kind = 'load'), 0)::int as loads,
      coalesce(sum(count) filter (where kind = 'failure'), 0)::int as failures
    from beacon_counts
    where merchant_code in ${codes} and part = ${experiment.part} and variant = 'split' and kind in ('load', 'failure')
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

/** What else the report of an experiment at some merchants needs. */
export async function asideOf(
  db: Db,
  codes: readonly string[],
  { name, dividedAt, expected }: Experiment,
): Promise<Aside> {
  const of = codes.length === 0 ? sql`false` : sql`merchant_code in ${codes}`;
  const [row] = await db.select({ leftOut: sql<number>`left_out`, expected: sql<number>`expected` }).from(
    sql`(select count(*)::int as left_out, ${expected ?? '1'}::numeric::float8 as expected from experiment_visitors
        where ${of} and experiment = ${name} and first_at < ${dividedAt}::timestamptz) aside`,
  );
  return row ?? { leftOut: 0, expected: 1 };
}
