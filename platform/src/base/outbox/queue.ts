import { and, eq, min, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { oldest } from '../db/old-rows';
import { merchants, outbox } from '../db/schema';
import { outlived, timesAt } from '../db/times';
import { languageOf } from '../sites/message-language';
import { ANSWER_MS, type Outcome, type SentMessage } from './webhook';

/** A try that has not been settled by then was that of an instance that is no more. */
export const LEASE_MS = 3 * ANSWER_MS;
/** Tries of one message, over some ten hours; most are dead before because they outlive themselves. */
export const TRIES = 20;
const LONGEST_PAUSE_MS = 3_600_000;

/** A message that this instance alone may send now. */
export interface Claimed {
  readonly row: number;
  /** How many tries it has had, this one included. */
  readonly attempts: number;
  readonly message: SentMessage;
}

const pending = sql`${outbox.state} = 'pending'`;

/** Waiting, and still worth something by the clock of its merchant. */
async function waiting(db: Db, now: Date): Promise<SQL> {
  return sql`${pending} and ${not(outlived(outbox.expiresAt, outbox.merchantCode)(await timesAt(db, now)))}`;
}

/**
 * Takes messages that are due, for the time of a lease: no other instance takes them meanwhile, and one that is killed loses none,
 * because they are due again when the lease is over.
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

/** When the next message is due that nobody has taken, in the real time; undefined when none waits. */
export async function nextDue(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(outbox.nextAttemptAt) })
    .from(outbox)
    .where(await waiting(db, now));
  return row?.at ?? undefined;
}

/**
 * Notes what came of a try. A message that was delivered loses its text at once; one that failed waits twice as long as before,
 * give or take, and is dead when the receiver will never take it or it had its tries.
 *
 * @returns what the message is from now on
 */
export async function settle(
  db: Db,
  { row, attempts }: Claimed,
  outcome: Outcome,
  now: Date,
): Promise<'sent' | 'pending' | 'dead'> {
  if (outcome.delivered) {
    // Whoever has taken it meanwhile sends it for nothing, but it has arrived.
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
