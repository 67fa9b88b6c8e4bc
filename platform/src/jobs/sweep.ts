import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { type Times, timesAt } from '../base/db/times';
import { type Sweep, sweeps } from './sweeps';

/** First half of the advisory locks of sweeps; the second is a hash of the name. */
const SWEEP_LOCK = 734_902;
const BATCH = 1_000;
/** Maximum duration of one sweep per run; the rest is left to the next run. */
const BUDGET_MS = 10_000;

/** Result of a sweep: the number of removed rows, and the error that stopped it, if any. */
export interface Swept {
  readonly name: string;
  readonly removed: number;
  readonly error?: unknown;
}

/**
 * Runs all sweeps. Any number of instances may do so at once: each sweep runs on one of them at a time, in short transactions
 * that skip rows in use. A failing sweep does not stop the others.
 *
 * @param now the real time; merchants' clocks are read from the database
 * @param which all by default
 */
export async function sweepAll(db: Db, now: Date, which: readonly Sweep[] = sweeps): Promise<readonly Swept[]> {
  const times = await timesAt(db, now);
  const done: Swept[] = [];
  for (const sweep of which) done.push(await sweepOne(db, times, sweep));
  return done;
}

async function sweepOne(db: Db, times: Times, sweep: Sweep): Promise<Swept> {
  const { name, batch = BATCH } = sweep;
  const end = Date.now() + BUDGET_MS;
  let removed = 0;
  try {
    let last = batch;
    while (last === batch && Date.now() < end) {
      last = await db.transaction(async (tx) => ((await isMine(tx, name)) ? sweep.remove(tx, times, batch) : 0));
      removed += last;
    }
    return { name, removed };
  } catch (error) {
    return { name, removed, error };
  }
}

/** Takes a sweep's lock until the transaction ends; false when another instance has it. */
async function isMine(tx: Db, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${SWEEP_LOCK}, hashtext(${name}))` })
    .from(sql`(values (1)) as once`);
  return row?.mine === true;
}
