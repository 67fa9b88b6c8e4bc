import type { Db } from '../base/db/database';
import type { JobLog } from '../base/outbox/job-log';
import { askVendors } from '../calls/purses/transfers';

const EVERY_MS = 60_000;

/**
 * Asks vendors after transfers whose answer was lost, about once a minute; a random quarter keeps instances out of step.
 *
 * @returns stops it after the current run
 */
export function startAskingVendors(db: Db, log: JobLog, now: () => Date): () => Promise<void> {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    try {
      const ended = await askVendors(db, now());
      if (ended > 0) log.info({ ended }, 'transfers to vendors ended');
    } catch (error) {
      log.error({ err: error }, 'the vendors could not be asked');
    }
    schedule();
  };
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = run();
      },
      EVERY_MS * (0.75 + Math.random() / 2),
    );
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
