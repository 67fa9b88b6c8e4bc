import { createHash } from 'node:crypto';
import { FEEDBACK, pointsOf, type ValueOf } from '@foyer/shared/contract';
import { and, eq, gte } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { feedbacks, sentPictures } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/move-money';
import { submitOnce } from '../../base/ledger/submit-once';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { addDays } from '../../base/time/days';
import { merchantDayOf, merchantMoment } from '../../base/time/merchant-day';
import { cleanPicture } from '../../base/uploads/clean-picture';

/** Names pictures in the record of a submit, which must not hold them. */
export const hashesOf = (pictures: readonly Buffer[]): string[] =>
  pictures.map((bytes) => createHash('sha256').update(bytes).digest('base64'));

/**
 * Takes a feedback with its pictures, once per key (A049, B040).
 *
 * @throws Refusal `request.invalid` for a text that is too short or too long; `picture.invalid`; `rate.limited` with `value.until`,
 *   epoch milliseconds, after the fifth of a merchant's day
 */
export async function sendFeedback({
  db,
  site,
  session: { member },
  body: { type, content, key },
  pictures,
  now,
}: CallContext<'sendFeedback'>): Promise<ValueOf<'sendFeedback'>> {
  const points = pointsOf(content);
  if (points < FEEDBACK.min || points > FEEDBACK.max) throw new Refusal('request.invalid');
  // Before the transaction, which must not wait for a decoder.
  const clean = await Promise.all(pictures.map(cleanPicture));
  const request = { type, content, images: hashesOf(pictures) };
  const submit = { merchant: site.code, memberId: member.id, operation: 'sendFeedback', key, request, at: now };
  return submitOnce(db, submit, async (tx) => {
    await keepToDay(tx, site, member.id, now);
    const [made] = await tx
      .insert(feedbacks)
      .values({ merchantCode: site.code, memberId: member.id, type, content: content.trim(), sentAt: now })
      .returning({ id: feedbacks.id });
    if (made === undefined) throw new Error('the feedback was not stored');
    const rows = clean.map((bytes, place) => ({ memberId: member.id, feedbackId: made.id, place, bytes }));
    if (rows.length > 0) await tx.insert(sentPictures).values(rows);
    return { id: made.id, sentAt: now.getTime() };
  });
}

/** Of two at once, the second waits for the lock and counts the first. */
async function keepToDay(tx: Db, { timeZone }: Site, memberId: number, now: Date): Promise<void> {
  await lockWallet(tx, memberId);
  const today = merchantDayOf(now, timeZone);
  const since = merchantMoment(today, timeZone);
  const sent = await tx.$count(feedbacks, and(eq(feedbacks.memberId, memberId), gte(feedbacks.sentAt, since)));
  if (sent < FEEDBACK.perDay) return;
  throw new Refusal('rate.limited', { until: merchantMoment(addDays(today, 1), timeZone).getTime() });
}
