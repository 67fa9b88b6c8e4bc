import type { Db } from '../db/database';
import type { JobLog } from './job-log';
import { type Claimed, claim, nextDue, settle } from './queue';
import { post, type Webhook } from './webhook';

/** Messages that one instance sends at the same time. */
const AT_ONCE = 10;
/** Shortest time between two reads of the outbox. */
const SHORTEST_PAUSE_MS = 50;
/** Longest time between two reads, to find what other instances left behind. */
const LONGEST_PAUSE_MS = 30_000;

export interface Delivery {
  /** Reads the outbox now. */
  wake(): void;
  /** Starts nothing new and waits for sends in progress. */
  stop(): Promise<void>;
}

/**
 * Sends the outbox to the webhook: new messages when woken, failed ones when due again. Any number of instances may do so. A
 * receiver gets each message at least once; a repeated one has the same id.
 */
export function startDelivery(from: {
  readonly db: Db;
  readonly webhook: Webhook;
  readonly log: JobLog;
  readonly now: () => Date;
}): Delivery {
  const { db, webhook, log, now } = from;
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const deliver = async (claimed: Claimed) => {
    const { id, merchant, channel } = claimed.message;
    try {
      const outcome = await post(webhook, claimed.message, now());
      const state = await settle(db, claimed, outcome, now());
      if (!outcome.delivered) {
        const what = { message: id, merchant, channel, attempts: claimed.attempts, error: outcome.error };
        log.warn(what, state === 'dead' ? 'a message is dead' : 'a message was not delivered');
      }
    } catch (error) {
      // Unsettled: the message is due again when its lease ends.
      log.error({ err: error, message: id }, 'the outcome of a message could not be stored');
    }
  };

  const look = async () => {
    let pause = LONGEST_PAUSE_MS;
    try {
      for (let taken = AT_ONCE; !stopped && taken > 0 && sending.size < AT_ONCE; ) {
        const claimed = await claim(db, now(), AT_ONCE - sending.size);
        taken = claimed.length;
        for (const each of claimed) {
          const sent = deliver(each).finally(() => {
            sending.delete(sent);
            wake();
          });
          sending.add(sent);
        }
      }
      const due = sending.size < AT_ONCE ? await nextDue(db, now()) : undefined;
      if (due !== undefined) pause = Math.min(pause, Math.max(0, due.getTime() - now().getTime()));
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
    looking = undefined;
    schedule(again ? 0 : pause);
  };

  const schedule = (pause: number) => {
    if (stopped || looking !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        again = false;
        looking = look();
      },
      Math.max(SHORTEST_PAUSE_MS, pause),
    );
    timer.unref();
  };

  const wake = () => {
    again = true;
    schedule(0);
  };

  schedule(0);
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(sending);
    },
  };
}
