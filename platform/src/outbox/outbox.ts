import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { outbox } from '../db/schema';

export type Message = Omit<typeof outbox.$inferSelect, 'id'>;

/** Puts an SMS or an e-mail where a person or a test can read it; nothing leaves the machine. */
export async function putInOutbox(db: Db, message: Message): Promise<void> {
  await db.insert(outbox).values(message);
}

/** The newest messages, of one merchant or of all. */
export function readOutbox(db: Db, filter: { readonly merchantCode?: string; readonly recipient?: string } = {}) {
  return db
    .select()
    .from(outbox)
    .where(
      and(
        filter.merchantCode === undefined ? undefined : eq(outbox.merchantCode, filter.merchantCode),
        filter.recipient === undefined ? undefined : eq(outbox.recipient, filter.recipient),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(200);
}
