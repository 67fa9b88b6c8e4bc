import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { type Hourly, ledgerBegins, pieces } from '../records/hours';
import type { Period } from '../records/period';
import { decidedBets } from '../reports/profit-loss';

export type Agent = Pick<Member, 'id' | 'merchantCode'>;

export interface Days {
  readonly period: Period;
  readonly zone: number;
}

/** What bets and gifts came to; `net` follows from the others (B020). */
export interface Result {
  readonly stake: string;
  readonly payout: string;
  readonly rebate: string;
  readonly bonus: string;
}

export const netOf = ({ stake, payout, rebate, bonus }: Result): string =>
  new Big(payout).minus(stake).plus(rebate).plus(bonus).toFixed();

/** Everybody below an agent at any depth, without free accounts and the agent, as `team`. */
export const teamOf = ({ id, merchantCode }: Agent): SQL => sql`(
  select m.id as member_id, m.registered_at from team_members t join members m on m.id = t.member_id
  where t.ancestor_id = ${id} and m.id <> ${id} and m.merchant_code = ${merchantCode} and m.type <> 4
) team`;

/**
 * The same team for statements that read its figures several times, as a common table `team`. Members are looked up by
 * their numbers, so that a large team does not read those of all merchants.
 *
 * @param pairs a query with `member_id`, which may have other columns, too
 */
export const teamAmong = ({ id, merchantCode }: Agent, pairs: SQL): SQL => sql`pair as materialized (
  select * from (${pairs}) pair where member_id <> ${id}
),
team as materialized (
  select pair.*, m.registered_at from pair join (
    select id, registered_at from members
    where id = any(array(select member_id from pair)) and merchant_code = ${merchantCode} and type <> 4
  ) m on m.id = pair.member_id
)`;

/** The pieces of all members of a `team`, with their `member_id`. */
export const ofTeam = (team: SQL, source: Hourly, asked: Days): SQL =>
  sql`${pieces(source, { ...asked, memberId: sql`select member_id from ${team}` })} every`;

export const list = (kinds: readonly string[]): SQL =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );

/** What movements of some kinds did to the purses, by the hour of their booking. */
export const moved = (kinds: readonly string[]): Hourly => ({
  sums: sql`movement_hours`,
  rows: sql`ledger_movements movement`,
  begins: ledgerBegins,
  at: sql`at`,
  ofSums: sql`kind, money_in - money_out as amount`,
  ofRows: sql`kind, moved(movement) as amount`,
  filter: sql`kind in (${list(kinds)})`,
});

/** Decided bets of a `team`. */
export const decidedOf = (team: SQL, agent: Agent, asked: Days): SQL => ofTeam(team, decidedBets(agent), asked);

/**
 * Free accounts that members of the team stand below: they count in no figure (B008), but are the lines and steps to those who do.
 */
const above = ({ id, merchantCode }: Agent, memberId: number): SQL => sql`exists (
  select from members free join team_members own on own.member_id = free.id and own.ancestor_id = ${id}
  where free.id = ${memberId} and free.merchant_code = ${merchantCode} and free.type = 4 and exists (
    select from team_members t where t.ancestor_id = free.id
      and (select below.type from members below where below.id = t.member_id) <> 4
  )
)`;

/**
 * The names from below an agent down to a member of the team, or to a free account that has members of it below, that one last.
 *
 * @throws Refusal `member.not.exist` for anybody outside of the team, or nobody
 */
export async function pathTo(db: Db, agent: Agent, memberId: number): Promise<ValueOf<'teamPnl'>['path']> {
  const path = await db
    .select({ memberId: sql<number>`step.id`.mapWith(Number), username: sql<string>`above.username` })
    .from(
      sql`(
        select ancestor_id as id, depth from team_members where member_id = ${memberId}
        union all select ${memberId}::bigint, 0
      ) step cross join lateral (select username from members where id = step.id offset 0) above`,
    )
    .where(
      sql`(exists (select from ${teamOf(agent)} where team.member_id = ${memberId}) or ${above(agent, memberId)}) and (
        step.id = ${memberId}
        or exists (select from team_members own where own.ancestor_id = ${agent.id} and own.member_id = step.id)
      )`,
    )
    .orderBy(sql`step.depth desc`);
  if (path.length === 0) throw new Refusal('member.not.exist');
  return path;
}
