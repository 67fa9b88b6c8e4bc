import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { merchants, settlementClocks, settlementRuns } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import type { Job, Settlement } from './settlement';

/** Starts the clock of a merchant's settlements at the period in which the merchant came to be. */
export async function ensureClock(db: Db, settlement: Settlement, site: Site): Promise<void> {
  const { kind, periods, due } = settlement;
  const first = periods.at(site.createdAt, site.timeZone);
  await db
    .insert(settlementClocks)
    .values({ merchantCode: site.code, kind, nextFrom: first.from, dueAt: due(first, site.timeZone) })
    .onConflictDoNothing();
}

/** Starts the clocks of merchants that have none yet. */
export async function ensureClocks(db: Db, settlements: readonly Settlement[]): Promise<void> {
  for (const settlement of settlements) {
    const missing = sql`not exists (select from ${settlementClocks} c where c.merchant_code = ${merchants.code} and c.kind = ${settlement.kind})`;
    for (const site of await db.select().from(merchants).where(missing)) await ensureClock(db, settlement, site);
  }
}

/** A merchant's next period of a kind, and since when it is due by the merchant's clock. */
export interface DueJob extends Job {
  readonly settlement: Settlement;
  readonly dueAt: Date;
}

/**
 * The next period of every clock where it is due, longest waiting first. A merchant whose clock was moved (by an operation for tests)
 * is left out: its periods are run by operations alone.
 */
export async function dueClocks(db: Db, settlements: readonly Settlement[], now: Date): Promise<readonly DueJob[]> {
  const rows = await db
    .select({ site: merchants, clock: settlementClocks })
    .from(settlementClocks)
    .innerJoin(merchants, eq(merchants.code, settlementClocks.merchantCode))
    .where(and(lte(settlementClocks.dueAt, now), eq(merchants.clockOffsetMs, 0)))
    .orderBy(asc(settlementClocks.dueAt), asc(settlementClocks.merchantCode), asc(settlementClocks.kind));
  return rows.flatMap(({ site, clock }) => {
    const settlement = settlements.find(({ kind }) => kind === clock.kind);
    if (settlement === undefined) return [];
    return [{ settlement, site, period: settlement.periods.at(clock.nextFrom, site.timeZone), dueAt: clock.dueAt }];
  });
}

/** Moves a clock to the period after a job's; gives that period if it is due, too. */
export async function advance(
  db: Db,
  { kind, periods, due }: Settlement,
  { site, period }: Job,
  now: Date,
): Promise<Pick<DueJob, 'period' | 'dueAt'> | undefined> {
  const next = periods.at(period.to, site.timeZone);
  const dueAt = due(next, site.timeZone);
  const clock = and(eq(settlementClocks.merchantCode, site.code), eq(settlementClocks.kind, kind));
  await db
    .update(settlementClocks)
    .set({ nextFrom: next.from, dueAt })
    .where(and(clock, lt(settlementClocks.nextFrom, next.from)));
  return dueAt <= now ? { period: next, dueAt } : undefined;
}

/**
 * Takes a period for this instance alone, for a minute that each batch of payments renews. It does not wait: whoever holds the row of
 * a run works on it.
 *
 * @returns false while another instance has it
 */
export async function claimRun(db: Db, { kind }: Settlement, { site, period }: Job, now: Date): Promise<boolean> {
  await db
    .insert(settlementRuns)
    .values({ merchantCode: site.code, kind, period: period.name, startsAt: period.from, endsAt: period.to })
    .onConflictDoNothing();
  const moment = now.toISOString();
  const mine = await db
    .update(settlementRuns)
    .set({ claimedUntil: sql`${moment}::timestamptz + interval '1 minute'` })
    .where(
      sql`ctid = (
        select ctid from settlement_runs
        where merchant_code = ${site.code} and kind = ${kind} and period = ${period.name}
          and state <> 'done' and coalesce(claimed_until, '-infinity') <= ${moment}::timestamptz
        for update skip locked
      )`,
    )
    .returning({ period: settlementRuns.period });
  return mine.length === 1;
}
