import type { Db } from '../db/database';
import { messages } from '../db/schema';
import type { Site } from '../sites/site';
import { type About, wordsOf } from './words';

/**
 * Puts a message into a member's inbox (B039). Call it in the transaction of what it tells of: then neither is there without the
 * other, and what is repeated without effect tells nothing.
 *
 * @param at time of the merchant's site
 */
export async function tell<K extends keyof About>(
  tx: Db,
  site: Pick<Site, 'code' | 'language' | 'currencySymbol'>,
  memberId: number,
  kind: K,
  about: About[K],
  at: Date,
): Promise<void> {
  const words = wordsOf(site, kind, about);
  await tx.insert(messages).values({ merchantCode: site.code, memberId, ...words, sentAt: at });
}
