import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/database';
import { rateWindows } from '../db/schema';
import { type Rate, tooMany } from './rate';

/**
 * Refuses when a window is full, without counting: for budgets that only some requests use up.
 *
 * @throws Refusal `rate.limited`
 */
export async function refuseWhenFull(db: Db, rate: Rate): Promise<void> {
  const wait = await waitOf(db, rate);
  if (wait !== undefined) throw tooMany(wait);
}

/** Whether a window is full; counts nothing. */
export const isFull = async (db: Db, rate: Rate): Promise<boolean> => (await waitOf(db, rate)) !== undefined;

async function waitOf(db: Db, { merchant, action, subject, limit, windowMs, now }: Rate): Promise<number | undefined> {
  const begin = new Date(now.getTime() - windowMs);
  const [row] = await db
    .select({ count: rateWindows.count, startedAt: rateWindows.startedAt })
    .from(rateWindows)
    .where(
      and(
        eq(rateWindows.merchantCode, merchant),
        eq(rateWindows.action, action),
        eq(rateWindows.subject, subject),
        gt(rateWindows.startedAt, begin),
        lte(rateWindows.startedAt, now),
      ),
    );
  if (limit > 0 && (row === undefined || row.count < limit)) return undefined;
  return (row?.startedAt ?? now).getTime() + windowMs - now.getTime();
}
