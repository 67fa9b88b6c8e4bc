import { sql } from 'drizzle-orm';
import { oldest, type Removal } from '../db/old-rows';
import { outbox } from '../db/schema';
import { outlived } from '../db/times';

/** What `lastError` says of a message that was not delivered in time. */
const OUTLIVED = 'outlived';

/**
 * Takes the text from messages that are worth nothing any more, delivered or not: the outbox keeps codes and links no longer than
 * they live. One that was still waiting is dead.
 */
export const outlivedMessages: Removal = async (tx, times, limit) => {
  const old = sql`${outbox.body} <> '' and ${outlived(outbox.expiresAt, outbox.merchantCode)(times)}`;
  const blank = await tx
    .update(outbox)
    .set({ body: '', state: 'dead', lastError: sql`coalesce(${outbox.lastError} || ', ', '') || ${OUTLIVED}` })
    .where(oldest(tx, outbox, outbox.expiresAt, old, limit))
    .returning({ id: outbox.id });
  return blank.length;
};
