import type { Db } from '../base/db/database';
import type { JobLog } from '../base/outbox/job-log';
import { keepSeeds } from '../calls/lottery/seeds';
import { settleDraws } from '../calls/lottery/settle-draws';
import { settleMatches } from '../studio/sport/settle-matches';

/** A win is told within seconds of its draw. */
const EVERY_MS = 1_000;
const SEEDS_EVERY_MS = 600_000;

/**
 * Draws and settles what is due, of lotteries and of matches, at once and about every second, and makes the seeds of lotteries a day ahead. A random quarter keeps
 * instances out of step.
 *
 * @returns stops it after the current run
 */
export function startDrawing(db: Db, log: JobLog, now: () => Date): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let seedsAt = 0;
  const seeds = async () => {
    const time = now();
    if (time.getTime() < seedsAt) return;
    const lotteries = await keepSeeds(db, time);
    if (lotteries > 0) log.info({ lotteries }, 'seeds of lotteries were made');
    seedsAt = time.getTime() + SEEDS_EVERY_MS;
  };
  const settle = async () => {
    const { draws, orders } = await settleDraws(db, now(), (error, { merchantCode, lottery, issue }) =>
      log.error({ err: error, merchant: merchantCode, lottery, issue }, 'a draw could not be settled'),
    );
    if (draws > 0) log.info({ draws, orders }, 'draws were settled');
  };
  const matches = async () => {
    const settled = await settleMatches(db, now(), (error, { merchantCode, matchId }) =>
      log.error({ err: error, merchant: merchantCode, match: matchId }, 'a match could not be settled'),
    );
    if (settled.bets > 0) log.info(settled, 'bets on matches were settled');
  };
  const run = async () => {
    for (const each of [seeds, settle, matches]) {
      try {
        await each();
      } catch (error) {
        log.error({ err: error }, 'the draws of lotteries, or the matches, failed');
      }
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
