import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { outbox } from '../db/schema';

/** How long a message without an expiry is worth sending, such as the notice of a changed password. */
const NOTICE_MS = 3 * 86_400_000;

/** An SMS or e-mail; times are the merchant's. */
export interface Message {
  readonly merchantCode: string;
  readonly channel: 'sms' | 'email';
  /** A number with plus and dialing code, or an e-mail address. */
  readonly recipient: string;
  /** Blank for an SMS. */
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
  /** When it is no longer worth sending; three days from now by default. */
  readonly expiresAt?: Date;
}

/**
 * Stores a message for delivery by the operator's webhook. Without a webhook it stays readable for demonstration and tests
 * until it expires (decision 23).
 */
export async function putInOutbox(db: Db, { expiresAt, ...message }: Message): Promise<void> {
  const end = expiresAt ?? new Date(message.createdAt.getTime() + NOTICE_MS);
  await db.insert(outbox).values({ ...message, expiresAt: end });
}

/** The newest messages of one merchant or of all. */
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
