import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rateWindows } from '../db/schema';
import { Refusal } from '../refusals/refusal';

export interface Rate {
  readonly merchant: string;
  /** The counted action, such as `login`. */
  readonly action: string;
  /** The counted subject, such as an address. */
  readonly subject: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly now: Date;
}

/**
 * Counts one more within the window's limit. Counts in the database, so over all instances.
 *
 * @throws Refusal `rate.limited`, with the seconds until the window ends as `value.retryAfter`
 */
export async function countOrRefuse(db: Db, rate: Rate): Promise<void> {
  const { merchant: merchantCode, action, subject, now } = rate;
  const begin = new Date(now.getTime() - rate.windowMs);
  // A start in the future comes from a clock that was set back since.
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

/** The `rate.limited` error with the wait in whole seconds. */
export function tooMany(waitMs: number): Refusal {
  return new Refusal('rate.limited', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}
