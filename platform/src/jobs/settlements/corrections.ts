import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { settlementCorrections } from '../../base/db/schema';
import { decisionsBegin } from '../../calls/records/hours';
import type { Job, Settlement } from './settlement';

const cutsAnHour = sql`(r.starts_at <> date_trunc('hour', r.starts_at, 'UTC') or r.ends_at <> date_trunc('hour', r.ends_at, 'UTC'))`;

/** How far a run looks back before the run that was computed last; a change may be committed somewhat later than it was noted. */
const OVERLAP = sql`interval '1 hour'`;

/**
 * Notes what earlier periods should have paid instead (B028): the periods with bets that changed since are worked out again, for the
 * members of these bets and everybody above them. Noting a change twice does no harm, for only the difference counts. A period that cuts
 * an hour of UTC is not, once bets of its time may have been detached: what it would pay is not known exactly any more (decision 46).
 */
export async function noteCorrections(tx: Db, settlement: Settlement, job: Job): Promise<void> {
  const { kind, periods } = settlement;
  const { site, period } = job;
  const known = sql`merchant_code = ${site.code} and kind = ${kind}`;
  const changed = await tx.select({ name: sql<string>`period`, memberIds: sql<string>`member_ids::text` }).from(
    sql`(
        select r.period, r.starts_at, json_agg(distinct a.id) as member_ids
        from late_bets l
        join settlement_runs r on r.merchant_code = l.merchant_code and r.kind = ${kind}
          and r.starts_at <= l.settled_at and r.ends_at > l.settled_at
        cross join lateral (
          select l.member_id as id union all select ancestor_id from team_members where member_id = l.member_id
        ) a
        where l.merchant_code = ${site.code} and r.state <> 'open' and r.period <> ${period.name}
          and (r.starts_at >= ${decisionsBegin} or not ${cutsAnHour})
          and l.at > coalesce((select max(computed_at) from settlement_runs where ${known}), '-infinity') - ${OVERLAP}
        group by 1, 2 order by r.starts_at
      ) changed`,
  );
  for (const { name, memberIds } of changed) {
    const wrong = periods.named(name, site.timeZone);
    if (wrong === undefined) continue;
    const parts = await settlement.parts(tx, { site, period: wrong });
    // A JSON text instead of an array, whose form differs between the engines.
    const ids = sql`(select value::bigint from json_array_elements_text(${memberIds}::json))`;
    await tx.execute(sql`
      with anew as (select member_id, round(sum(exact), 2) as amount from ${parts} p where member_id in ${ids} group by 1),
      before as (
        select member_id, sum(amount) as amount from (
          select member_id, amount from settlement_shares where ${known} and period = ${name} and member_id in ${ids}
          union all
          select member_id, amount from settlement_corrections where ${known} and of_period = ${name} and member_id in ${ids}
        ) all_of_it group by 1
      )
      insert into ${settlementCorrections} (merchant_code, kind, period, member_id, of_period, amount)
      select ${site.code}, ${kind}, ${period.name}, coalesce(a.member_id, b.member_id), ${name}, coalesce(a.amount, 0) - coalesce(b.amount, 0)
      from anew a full join before b on b.member_id = a.member_id
      where coalesce(a.amount, 0) <> coalesce(b.amount, 0)`);
  }
}
