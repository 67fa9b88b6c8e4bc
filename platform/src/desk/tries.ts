import { and, eq } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { rateWindows } from '../base/db/schema';
import { addressKey } from '../base/limits/address-key';
import { countOrRefuse } from '../base/limits/rate';
import { Refusal } from '../base/refusals/refusal';
import { DeskError } from './desk-error';

const MINUTE_MS = 60_000;
/** The desk belongs to no merchant. */
const NOBODY = '';
const BY_NAME = 'desk.name';

/**
 * Counts a try at the log-in before its password is looked at, so that many at once are no more than their number.
 *
 * @throws DeskError `tries.many` with the seconds to wait
 */
export async function countTry(db: Db, { name, address, now }: { name: string; address: string; now: Date }) {
  const rates = [
    { action: 'desk.address', subject: addressKey(address), limit: 30, windowMs: MINUTE_MS },
    { action: BY_NAME, subject: name, limit: 5, windowMs: 5 * MINUTE_MS },
  ];
  for (const rate of rates) {
    await countOrRefuse(db, { merchant: NOBODY, ...rate, now }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const { retryAfter = 60 } = (error.value ?? {}) as { readonly retryAfter?: number };
      throw new DeskError(429, 'tries.many', { retryAfter });
    });
  }
}

/** Forgets the tries of a name whose password was right. */
export async function forgetTries(db: Db, name: string): Promise<void> {
  const { merchantCode, action, subject } = rateWindows;
  await db.delete(rateWindows).where(and(eq(merchantCode, NOBODY), eq(action, BY_NAME), eq(subject, name)));
}
