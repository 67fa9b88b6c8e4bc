import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rateWindows } from '../db/schema';
import { Refusal } from '../refusal';

export interface Rate {
  readonly merchant: string;
  /** What is counted, such as `login`. */
  readonly action: string;
  /** Who is counted, such as an address. */
  readonly subject: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly now: Date;
}

/**
 * Counts one more and lets it pass while the window's limit is not exceeded. Counted in the database, so for all instances.
 *
 * @throws Refusal `rate.limited`
 */
export async function countOrRefuse(db: Db, rate: Rate): Promise<void> {
  const { merchant: merchantCode, action, subject, now } = rate;
  const begin = new Date(now.getTime() - rate.windowMs);
  // A start in the future belongs to a clock that was turned back since.
  const over = sql`(${rateWindows.startedAt} <= ${begin.toISOString()}::timestamptz or ${rateWindows.startedAt} > ${now.toISOString()}::timestamptz)`;
  const [row] = await db
    .insert(rateWindows)
    .values({ merchantCode, action, subject, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [rateWindows.merchantCode, rateWindows.action, rateWindows.subject],
      set: {
        count: sql`case when ${over} then 1 else ${rateWindows.count} + 1 end`,
        startedAt: sql`case when ${over} then excluded.started_at else ${rateWindows.startedAt} end`,
      },
    })
    .returning({ count: rateWindows.count });
  if (row === undefined || row.count > rate.limit) throw new Refusal('rate.limited');
}
