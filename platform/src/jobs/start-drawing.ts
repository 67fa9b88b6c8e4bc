import type { Db } from '../base/db/database';
import type { JobLog } from '../base/outbox/job-log';
import { keepSeeds } from '../calls/lottery/seeds';

const EVERY_MS = 600_000;

/**
 * Makes the secret seeds of lotteries a day ahead, at once and about every ten minutes; a random quarter keeps instances out of step.
 *
 * @returns stops it after the current run
 */
export function startDrawing(db: Db, log: JobLog, now: () => Date): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    try {
      const made = await keepSeeds(db, now());
      if (made > 0) log.info({ made }, 'seeds of lotteries were made');
    } catch (error) {
      log.error({ err: error }, 'the seeds of lotteries could not be made');
    }
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = run();
      },
      EVERY_MS * (0.75 + Math.random() / 2),
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
