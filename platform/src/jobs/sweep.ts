import { sql } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { type Times, timesAt } from '../base/db/times';
import { type Sweep, sweeps } from './sweeps';

/** Distinguishes the locks of the sweeps from all others; the second half of each is made of its name. */
const SWEEP_LOCK = 734_902;
const BATCH = 1_000;
/** How long one sweep of one run may go on; what is left then is left for the next run. */
const BUDGET_MS = 10_000;

/** What became of one sweep: how many rows it removed, and what stopped it, if anything did. */
export interface Swept {
  readonly name: string;
  readonly removed: number;
  readonly error?: unknown;
}

/**
 * Removes everything that is old, table by table. Any number of instances may do so at once: each sweep is done by one of them at a
 * time, in short transactions that leave alone what a request is using. One that fails does not stop the others.
 *
 * @param now the real time; merchants' own clocks are looked up
 * @param which the sweeps to do, all unless said
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

/** Whether this transaction may do the sweep: false while another instance does. The lock goes with the transaction. */
async function isMine(tx: Db, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${SWEEP_LOCK}, hashtext(${name}))` })
    .from(sql`(values (1)) as once`);
  return row?.mine === true;
}
