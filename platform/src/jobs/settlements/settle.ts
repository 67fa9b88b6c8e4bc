import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { settlementRuns } from '../../base/db/schema';
import { ensureClock } from './clocks';
import { compute, runOf } from './compute';
import { payShares } from './pay';
import type { Job, Settlement } from './settlement';

/** What a run paid, or offers where members confirm. */
export interface Outcome {
  readonly members: number;
  /** Two decimals. */
  readonly sum: string;
}

/**
 * Settles a period that is over. A second run pays nobody again and answers the same; one that was cut off goes on where it stood.
 *
 * @param realNow the real time
 */
export async function settle(db: Db, settlement: Settlement, job: Job, realNow: () => Date): Promise<Outcome> {
  const { site, period } = job;
  const { kind } = settlement;
  await ensureClock(db, settlement, site);
  await db
    .insert(settlementRuns)
    .values({ merchantCode: site.code, kind, period: period.name, startsAt: period.from, endsAt: period.to })
    .onConflictDoNothing();
  await compute(db, settlement, job);
  await payShares(db, settlement, job, realNow);
  const [run] = await db
    .update(settlementRuns)
    .set({ state: 'done', doneAt: sql`coalesce(${settlementRuns.doneAt}, now())`, claimedUntil: null })
    .where(runOf(settlement, job))
    .returning({ members: settlementRuns.members, sum: settlementRuns.sum });
  if (run === undefined) throw new Error(`the run ${kind} ${period.name} of ${site.code} is gone`);
  return { members: run.members, sum: new Big(run.sum).toFixed(2) };
}
