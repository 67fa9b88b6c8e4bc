import { type SQL, sql } from 'drizzle-orm';
import { type Hourly, ledgerBegins } from '../records/hours';
import { type Kind, wordsOf } from './shown-kinds';

/** Kinds that are the agency's whatever they are about (B027). */
const WHOLLY: readonly Kind[] = ['salary', 'hourSalary', 'dividend', 'rain'];

const listOf = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );

/**
 * The movements of a member's agency by hour (B027): salaries, dividends and rain, rebates with a share of the team's stakes, and
 * transfers with the team, but not with the upline. The last two are few, and found by what they were booked for.
 */
export function agencyMovements(memberId: number, wanted: Kind | undefined): Hourly {
  const wholly = sql`kind in (${listOf(WHOLLY.flatMap(wordsOf))})`;
  const withTeam = sql`((to_id = ${memberId} and way = 'upline') or (from_id = ${memberId} and way = 'agent'))`;
  const teamShare = (period: SQL) => sql`exists (
    select 1 from settlement_parts p
    where p.member_id = ${memberId} and p.kind = 'rebate' and p.period = ${period} and p.from_id <> ${memberId}
  )`;
  return {
    sums: sql`(select * from (
      select member_id, hour, kind, count, money_in, money_out from movement_hours where ${wholly}
      union all
      select s.member_id, date_trunc('hour', s.paid_at, 'UTC'), 'rebate', 1, s.paid, 0 from settlement_shares s
      where s.member_id = ${memberId} and s.kind = 'rebate' and s.state = 'paid' and ${teamShare(sql`s.period`)}
      union all
      select ${memberId}, date_trunc('hour', created_at, 'UTC'), case when to_id = ${memberId} then 'transfer.in' else 'transfer.out' end, 1,
        case when to_id = ${memberId} then amount else 0 end, case when to_id = ${memberId} then 0 else amount end
      from member_transfers where ${withTeam}
    ) every where hour >= ${ledgerBegins}) agency`,
    rows: sql`(
      select m.*, moved(m) as change from ledger_movements m
      where m.member_id = ${memberId} and (
        ${wholly}
        or m.kind = 'rebate' and ${teamShare(sql`substr(m.reference, ${'rebate:'.length + 1}::int)`)}
        or m.kind in ('transfer.in', 'transfer.out') and m.reference in (select 'T' || id from member_transfers where ${withTeam})
      )
    ) movement`,
    at: sql`at`,
    ofSums: sql`count, money_in, money_out`,
    ofRows: sql`1 as count, greatest(change, 0) as money_in, greatest(-change, 0) as money_out`,
    filter: wanted === undefined ? sql`true` : sql`kind in (${listOf(['', ...wordsOf(wanted)])})`,
  };
}
