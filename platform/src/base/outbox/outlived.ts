import { sql } from 'drizzle-orm';
import { oldest, type Removal } from '../db/old-rows';
import { outbox } from '../db/schema';
import { outlived } from '../db/times';

/** The `lastError` of a message that expired undelivered. */
const OUTLIVED = 'outlived';

/**
 * Blanks the text of expired messages, so that the outbox keeps codes and links no longer than they are valid. A message that
 * still waited becomes `dead`.
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
