import type { Db } from '../base/db/database';
import type { JobLog } from '../base/outbox/job-log';
import { sweepAll } from './sweep';

const EVERY_MS = 60_000;

/**
 * Sweeps about once a minute; a random quarter keeps instances out of step.
 *
 * @returns stops it after the current run
 */
export function startSweeping(db: Db, log: JobLog, now: () => Date): () => Promise<void> {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    try {
      for (const { name, removed, error } of await sweepAll(db, now())) {
        if (removed > 0) log.info({ sweep: name, removed }, 'swept');
        if (error !== undefined) log.error({ err: error, sweep: name }, 'a sweep failed');
      }
    } catch (error) {
      log.error({ err: error }, 'the sweeps could not start');
    }
    schedule();
  };
  const schedule = () => {
    if (stopped) return;
    const pause = EVERY_MS * (0.75 + Math.random() / 2);
    timer = setTimeout(() => {
      running = run();
    }, pause);
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
