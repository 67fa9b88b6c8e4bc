import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { outbox } from '../db/schema';

/** How long a message without an end of its own is worth sending, such as word of a changed password. */
const NOTICE_MS = 3 * 86_400_000;

/** An SMS or an e-mail, in the merchant's time. */
export interface Message {
  readonly merchantCode: string;
  readonly channel: 'sms' | 'email';
  /** A number with plus and dialing code, or an address. */
  readonly recipient: string;
  /** Of an e-mail; blank on an SMS. */
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
  /** When what it brings is worth nothing any more; three days from now unless said. */
  readonly expiresAt?: Date;
}

/**
 * Hands a message over to be delivered: by the operator's webhook where there is one. Without one it stays where the demonstration
 * and tests can read it, no longer than it lives (decision 23).
 */
export async function putInOutbox(db: Db, { expiresAt, ...message }: Message): Promise<void> {
  const end = expiresAt ?? new Date(message.createdAt.getTime() + NOTICE_MS);
  await db.insert(outbox).values({ ...message, expiresAt: end });
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
