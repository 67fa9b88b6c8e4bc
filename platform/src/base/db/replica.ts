import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Refusal } from '../refusals/refusal';
import type { Db, Replica, ReplicaLog } from './database';
import { isBusy } from './is-busy';
import { type Limits, poolOf } from './pool';
import * as schema from './schema';
import { logPosition, replayedBy } from './wal';

export interface ReplicaAt {
  readonly url: string;
  /** Milliseconds that it may be behind. */
  readonly lagMs: number;
}

const replicaLimits: Limits = {
  ...{ connections: 16, statement: 8_000, lock: 5_000, idleTransaction: 10_000, connect: 2_000 },
};
const LOOKS_EVERY_MS = 1_000;
/** How often, and how many milliseconds apart, a replica is asked whether it has caught up by now. */
const LOOKS = 3;
const PAUSE_MS = 10;

/** Opens a replica of `first`. One that is away stops nobody: it is asked as soon as it is there. */
export function openReplica({ url, lagMs }: ReplicaAt, first: Db): Replica {
  const pool = poolOf(url, replicaLimits);
  const db = drizzle(pool, { schema });
  /** The moment up to which it surely has everything, on the clock of the process. */
  let caughtUpTo = Number.NEGATIVE_INFINITY;
  let marks: { readonly at: number; readonly position: bigint }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const isRecent = () => performance.now() - caughtUpTo <= lagMs;

  /** Marks where the first is now, and sees which of the last marks the replica has reached. */
  const look = async (): Promise<void> => {
    const at = performance.now();
    const here = await logPosition(first);
    marks = [...marks.filter((mark) => at - mark.at <= lagMs), { at, position: here.position }];
    const replayed = await replayedBy(db, here.server);
    caughtUpTo = marks.findLast(({ position }) => position <= replayed)?.at ?? caughtUpTo;
  };

  const hasAll = async (): Promise<boolean> => {
    const { position, server } = await logPosition(first);
    for (let looked = 1; ; looked += 1) {
      if ((await replayedBy(db, server)) >= position) return true;
      if (looked === LOOKS) return false;
      await pause(PAUSE_MS);
    }
  };

  const failed = (error: unknown, log: ReplicaLog): void => {
    caughtUpTo = Number.NEGATIVE_INFINITY;
    log[isBusy(error) ? 'warn' : 'error']({ err: error }, 'the replica did not answer, the first does');
  };

  return {
    db,
    read: async (lag, work, log) => {
      try {
        if (isRecent() && (lag === 'seconds' || (await hasAll()))) return await work(db);
      } catch (error) {
        if (!(error instanceof Refusal)) failed(error, log);
      }
      return work(first);
    },
    watch: (log) => {
      let was: boolean | undefined;
      const again = async (): Promise<void> => {
        let reason: unknown;
        await look().catch((error: unknown) => {
          [reason, caughtUpTo] = [error, Number.NEGATIVE_INFINITY];
        });
        if (closed) return;
        const is = isRecent();
        if (is !== was)
          log[is ? 'info' : 'warn']({ err: reason }, is ? 'the replica answers' : 'the replica is away or behind');
        was = is;
        timer = setTimeout(() => void again(), Math.min(LOOKS_EVERY_MS, lagMs / 4)).unref();
      };
      void again();
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await pool.end();
    },
  };
}
