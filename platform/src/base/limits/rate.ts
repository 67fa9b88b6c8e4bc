import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rateWindows } from '../db/schema';
import { Refusal } from '../refusals/refusal';

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
 * @throws Refusal `rate.limited`, with the seconds until the window is over as `value.retryAfter`
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
    .returning({ count: rateWindows.count, startedAt: rateWindows.startedAt });
  if (row === undefined) throw new Error(`${action} was not counted`);
  if (row.count > rate.limit) throw tooMany(row.startedAt.getTime() + rate.windowMs - now.getTime());
}

/** The refusal of who has to wait: it says for how long, in whole seconds. */
export function tooMany(waitMs: number): Refusal {
  return new Refusal('rate.limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}
