import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { settlementClocks, settlementParts, settlementRuns, settlementShares } from '../../base/db/schema';
import { takeTime } from '../../base/db/take-time';
import { moment } from '../../calls/records/settled';
import { noteCorrections } from './corrections';
import type { Job, Settlement } from './settlement';

/** The run of a job, as a condition. */
export function runOf({ kind }: Settlement, { site, period }: Job): SQL {
  return sql`merchant_code = ${site.code} and kind = ${kind} and period = ${period.name}`;
}

/** Columns in front of each inserted row. */
const keysOf = ({ kind }: Settlement, { site, period }: Job) => sql`${site.code}, ${kind}, ${period.name}`;

/**
 * Works out a run's parts and shares, once: all in one transaction. The lock on the merchant's clock of the kind comes first, so
 * that no correction or carried amount is taken by two runs.
 */
export async function compute(db: Db, settlement: Settlement, job: Job): Promise<void> {
  const { site, period } = job;
  const { kind } = settlement;
  await db.transaction(async (tx) => {
    await takeTime(tx);
    const clock = and(eq(settlementClocks.merchantCode, site.code), eq(settlementClocks.kind, kind));
    await tx.select().from(settlementClocks).where(clock).for('update');
    const [run] = await tx.select().from(settlementRuns).where(runOf(settlement, job)).for('update');
    if (run?.state !== 'open') return;
    // From here on a bet of this period that changes is late, and noted.
    await tx.execute(
      sql`update settlement_clocks set settled_until = greatest(settled_until, ${moment(period.to)})
        where merchant_code = ${site.code} and kind = ${kind}`,
    );
    await insertParts(tx, settlement, job);
    if (!settlement.withoutBets) await noteCorrections(tx, settlement, job);
    await insertShares(tx, settlement, job);
    await tx.execute(sql`update settlement_runs set state = 'computed', computed_at = now(), (members, sum) = (
      select count(*) filter (where paid > 0), coalesce(sum(paid), 0) from settlement_shares where ${runOf(settlement, job)}
    ) where ${runOf(settlement, job)}`);
  });
}

async function insertParts(tx: Db, settlement: Settlement, job: Job): Promise<void> {
  const parts = await settlement.parts(tx, job);
  await tx.execute(sql`
    insert into ${settlementParts} (merchant_code, kind, period, member_id, from_id, category, turnover, rate, exact, note)
    select ${keysOf(settlement, job)}, member_id, from_id, category, turnover, rate, exact, note::jsonb from ${parts} p`);
}

/** Rounded once per member and period, half up (B001); what would be below zero is left to later runs. */
async function insertShares(tx: Db, settlement: Settlement, job: Job): Promise<void> {
  const run = runOf(settlement, job);
  const { kind, confirmed } = settlement;
  const toPay = confirmed === true ? 'offered' : 'due';
  const waiting = sql`merchant_code = ${job.site.code} and kind = ${kind} and carried_out < 0 and carried_to is null`;
  await tx.execute(sql`
    with own as (select member_id, sum(exact) as exact from settlement_parts where ${run} group by 1),
    corrected as (select member_id, sum(amount) as amount from settlement_corrections where ${run} group by 1),
    carried as (
      update settlement_shares set carried_to = ${job.period.name}
      where ${waiting} and member_id in (select member_id from own union select member_id from corrected)
      returning member_id, carried_out
    ),
    kept as (select member_id, sum(carried_out) as amount from carried group by 1),
    totals as (
      select coalesce(o.member_id, c.member_id) as member_id, coalesce(o.exact, 0) as exact, round(coalesce(o.exact, 0), 2) as amount,
        coalesce(c.amount, 0) as corrected, coalesce(k.amount, 0) as carried
      from own o full join corrected c on c.member_id = o.member_id
      left join kept k on k.member_id = coalesce(o.member_id, c.member_id)
    )
    insert into ${settlementShares} (merchant_code, kind, period, member_id, exact, amount, corrected, carried_in, paid, carried_out, state)
    select ${keysOf(settlement, job)}, member_id, exact, amount, corrected, carried,
      greatest(amount + corrected + carried, 0), least(amount + corrected + carried, 0),
      case when amount + corrected + carried > 0 then ${toPay} else 'none' end
    from totals`);
}
