import { and, eq, min, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { oldest } from '../db/old-rows';
import { merchants, outbox } from '../db/schema';
import { outlived, timesAt } from '../db/times';
import { languageOf } from '../sites/message-language';
import { ANSWER_MS, type Outcome, type SentMessage } from './webhook';

/** Time after which an unsettled try is taken for one of an ended instance. */
export const LEASE_MS = 3 * ANSWER_MS;
/** Tries per message, over some ten hours; most messages expire before. */
export const TRIES = 20;
const LONGEST_PAUSE_MS = 3_600_000;

/** A message that only this instance may send now. */
export interface Claimed {
  readonly row: number;
  /** Number of tries, this one included. */
  readonly attempts: number;
  readonly message: SentMessage;
}

const pending = sql`${outbox.state} = 'pending'`;

/** Condition for messages that wait and have not expired by their merchant's clock. */
async function waiting(db: Db, now: Date): Promise<SQL> {
  return sql`${pending} and ${not(outlived(outbox.expiresAt, outbox.merchantCode)(await timesAt(db, now)))}`;
}

/**
 * Leases due messages: no other instance takes them meanwhile, and those of a killed instance are due again afterwards.
 *
 * @param now the real time
 */
export async function claim(db: Db, now: Date, limit: number): Promise<readonly Claimed[]> {
  const due = sql`${await waiting(db, now)} and ${outbox.nextAttemptAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .from(merchants)
    .where(and(eq(merchants.code, outbox.merchantCode), oldest(db, outbox, outbox.nextAttemptAt, due, limit)))
    .returning({ row: outbox, language: merchants.language, offset: merchants.clockOffsetMs });
  return rows.map(({ row, language, offset }) => ({
    row: row.id,
    attempts: row.attempts,
    message: {
      id: row.key,
      channel: row.channel,
      merchant: row.merchantCode,
      recipient: row.recipient,
      subject: row.subject,
      text: row.body,
      language: languageOf({ language }),
      expiresAt: new Date(row.expiresAt.getTime() - offset).toISOString(),
    },
  }));
}

/** Real time when the next unclaimed message is due; undefined when none waits. */
export async function nextDue(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(outbox.nextAttemptAt) })
    .from(outbox)
    .where(await waiting(db, now));
  return row?.at ?? undefined;
}

/**
 * Stores the outcome of a try. A delivered message loses its text. A failed one waits about twice as long as before, or is
 * dead after a final refusal or its last try.
 *
 * @returns the message's new state
 */
export async function settle(
  db: Db,
  { row, attempts }: Claimed,
  outcome: Outcome,
  now: Date,
): Promise<'sent' | 'pending' | 'dead'> {
  if (outcome.delivered) {
    // Another instance may have claimed it meanwhile; it has arrived all the same.
    await db.update(outbox).set({ state: 'sent', body: '', lastError: null }).where(eq(outbox.id, row));
    return 'sent';
  }
  const state = outcome.final || attempts >= TRIES ? 'dead' : 'pending';
  const pause = Math.min(1000 * 2 ** attempts, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
  await db
    .update(outbox)
    .set({ state, lastError: outcome.error, nextAttemptAt: new Date(now.getTime() + Math.max(pause, outcome.waitMs)) })
    .where(and(eq(outbox.id, row), eq(outbox.attempts, attempts), pending));
  return state;
}
