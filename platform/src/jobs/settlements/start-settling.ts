import type { Db } from '../../base/db/database';
import { settlementRuns } from '../../base/db/schema';
import type { JobLog } from '../../base/outbox/job-log';
import { advance, claimRun, dueClocks, ensureClocks } from './clocks';
import { runOf } from './compute';
import { settlements } from './registry';
import { settle } from './settle';
import type { Job, Settlement } from './settlement';

const EVERY_MS = 30_000;

export interface Settling {
  readonly db: Db;
  readonly log: JobLog;
  readonly now: () => Date;
  /** All by default. */
  readonly which?: readonly Settlement[];
  /** Whether to leave the rest to the next run. */
  readonly stopped?: () => boolean;
}

/**
 * Settles every period that is due and was not settled, the one that waits longest first (B028). Any number of instances may do so
 * at once: a period belongs to the one that took it. One that fails is left for later, with those of its kind behind it.
 */
export async function settleDue({ db, log, now, which = settlements, stopped = () => false }: Settling): Promise<void> {
  await ensureClocks(db, which);
  const waiting = [...(await dueClocks(db, which, now()))];
  while (!stopped()) {
    const next = waiting.shift();
    if (next === undefined) return;
    const { settlement, site, period } = next;
    try {
      if (!(await settleOne(db, log, settlement, next, now))) continue;
      const following = await advance(db, settlement, { site, period }, now());
      if (following === undefined) continue;
      const place = waiting.findIndex(({ dueAt }) => dueAt > following.dueAt);
      waiting.splice(place < 0 ? waiting.length : place, 0, { ...next, ...following });
    } catch (error) {
      log.error({ err: error, merchant: site.code, kind: settlement.kind, period: period.name }, 'a settlement failed');
    }
  }
}

/** False when another instance is at it. */
async function settleOne(db: Db, log: JobLog, settlement: Settlement, job: Job, now: () => Date): Promise<boolean> {
  const [run] = await db.select().from(settlementRuns).where(runOf(settlement, job));
  if (run?.state === 'done') return true;
  const { kind, wanted } = settlement;
  if (run === undefined && wanted !== undefined && !(await wanted(db, job))) return true;
  if (!(await claimRun(db, settlement, job, now()))) return false;
  const outcome = await settle(db, settlement, job, now);
  if (outcome.members > 0) log.info({ merchant: job.site.code, kind, period: job.period.name, ...outcome }, 'settled');
  return true;
}

/**
 * Settles at once what was missed, and then about twice a minute.
 *
 * @returns stops it after the current period
 */
export function startSettling(db: Db, log: JobLog, now: () => Date): () => Promise<void> {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async () => {
    try {
      await settleDue({ db, log, now, stopped: () => stopped });
    } catch (error) {
      log.error({ err: error }, 'the settlements could not start');
    }
    schedule(EVERY_MS * (0.75 + Math.random() / 2));
  };
  const schedule = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pause);
    timer.unref();
  };
  schedule(0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
