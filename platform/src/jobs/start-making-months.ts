import type { Db } from '../base/db/database';
import { makeMonths } from '../base/ledger/months/months';
import type { JobLog } from '../base/outbox/job-log';

/** Months are made three months ahead, so this is often enough. */
const EVERY_MS = 3_600_000;
/** After a run that gave way to those who write, or failed. */
const AGAIN_MS = 60_000;

/**
 * Makes the partitions of ledger and bets at once and about every hour; a random quarter keeps instances out of step.
 *
 * @returns stops it after the current run
 */
export function startMakingMonths(db: Db, log: JobLog, now: () => Date): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    let pause = AGAIN_MS;
    try {
      const { made, all } = await makeMonths(db, now());
      if (made > 0) log.info({ made }, 'months of the ledger and of bets were made');
      if (all) pause = EVERY_MS;
    } catch (error) {
      log.error({ err: error }, 'a month could not be made');
    }
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = run();
      },
      pause * (0.75 + Math.random() / 2),
    );
    timer.unref();
  };
  let running = run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
