import Big from 'big.js';
import { and, desc, eq } from 'drizzle-orm';
import type { Words } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import { rewardClaims } from '../../base/db/schema';
import { lockWallet, moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import { tell } from '../../base/messages/tell';
import { creditBonus } from '../../base/money/demands';
import type { Site } from '../../base/sites/site';
import { inBoth } from './words';

export type Claim = typeof rewardClaims.$inferSelect;

export const rewardNoOf = ({ id }: Pick<Claim, 'id'>): string => `R${id}`;

/** What a member claimed, newest first. */
export function claimsOf(db: Db, { id }: Pick<Member, 'id'>, promotion?: string): Promise<Claim[]> {
  const mine = eq(rewardClaims.memberId, id);
  return db
    .select()
    .from(rewardClaims)
    .where(promotion === undefined ? mine : and(mine, eq(rewardClaims.promotion, promotion)))
    .orderBy(desc(rewardClaims.claimedAt), desc(rewardClaims.id));
}

/** A reward to be paid. `times`: it is a bonus that has to be staked so often. */
interface Payment {
  readonly promotion: string;
  readonly period: string;
  readonly title: Words;
  readonly amount: string;
  readonly times?: string | undefined;
}

/**
 * Pays a reward, once per member, promotion and period, with its message (B037, B039). Call it inside a transaction.
 *
 * @returns undefined when it was paid before
 */
export async function payReward(
  tx: Db,
  site: Site,
  { id: memberId, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  { promotion, period, title, amount, times }: Payment,
  at: Date,
): Promise<Claim | undefined> {
  // Whoever comes second waits here, and then finds the row.
  await lockWallet(tx, memberId);
  const turnover = times === undefined ? null : new Big(amount).times(times).round(4, Big.roundUp).toFixed();
  const purse = times === undefined ? ('main' as const) : ('bonus' as const);
  const words = inBoth(title);
  const [claim] = await tx
    .insert(rewardClaims)
    .values({ merchantCode, memberId, promotion, period, title: words, amount, purse, turnover, claimedAt: at })
    .onConflictDoNothing()
    .returning();
  if (claim === undefined) return undefined;
  const booking = { merchant: merchantCode, memberId, reference: rewardNoOf(claim), at, amount };
  if (times !== undefined) await creditBonus(tx, { ...booking, times });
  else await moveMoney(tx, { ...booking, kind: 'bonus', debit: 'house:bonuses', credit: 'wallet:main' });
  await tell(tx, site, memberId, 'reward.paid', { title: words, amount, purse }, at);
  return claim;
}
