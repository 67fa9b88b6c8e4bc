import type { Db } from '../db/database';
import { messages } from '../db/schema';
import type { Site } from '../sites/site';
import { type About, wordsOf } from './words';

type Told = Pick<Site, 'code' | 'language' | 'currencySymbol'>;

/**
 * Puts a message into a member's inbox (B039). Call it in the transaction of what it tells of: then neither is there without the
 * other, and what is repeated without effect tells nothing.
 *
 * @param at time of the merchant's site
 */
export async function tell<K extends keyof About>(
  tx: Db,
  site: Told,
  memberId: number,
  kind: K,
  about: About[K],
  at: Date,
): Promise<void> {
  await tellEach(tx, kind, [{ site, memberId, about }], at);
}

/** The same of several things, in one statement. `site.code` is that of the member: a trial account's is the trial code. */
export async function tellEach<K extends keyof About>(
  tx: Db,
  kind: K,
  all: readonly { readonly site: Told; readonly memberId: number; readonly about: About[K] }[],
  at: Date,
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ site, memberId, about }) => ({
    ...{ merchantCode: site.code, memberId, ...wordsOf(site, kind, about), sentAt: at },
  }));
  await tx.insert(messages).values(rows);
}
