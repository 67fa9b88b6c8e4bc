import Big from 'big.js';
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { bets, demands } from '../db/schema';
import { lockWallet, moveMoney } from '../ledger/move-money';
import { pursesOf } from '../ledger/purses';

export type Demand = typeof demands.$inferSelect;

interface Of {
  readonly merchant: string;
  readonly memberId: number;
  /** The order's number, or what the bonus is for. */
  readonly reference: string;
  readonly at: Date;
}

/** Asks for an approved deposit to be staked once (B013). Call it in the transaction that books the deposit. */
export async function demandForDeposit(
  tx: Db,
  { merchant, memberId, reference, at, amount }: Of & { readonly amount: string },
): Promise<void> {
  const row = { merchantCode: merchant, memberId, reference, asked: amount, openedAt: at };
  await tx.insert(demands).values({ ...row, origin: 'deposit' });
}

/**
 * Credits a bonus, and asks for it to be staked `times` times before the rest of it becomes real money (B013).
 *
 * @param bonus `amount` and `times` are positive decimals; the demand is rounded up to the fourth place
 */
export async function creditBonus(
  tx: Db,
  { merchant, memberId, reference, at, amount, times }: Of & { readonly amount: string; readonly times: string },
): Promise<Demand> {
  await lockWallet(tx, memberId);
  await moveMoney(tx, {
    ...{ merchant, memberId, reference, at, amount },
    ...{ kind: 'bonus', debit: 'house:bonuses', credit: 'wallet:bonus' },
  });
  const asked = new Big(amount).times(times).round(4, Big.roundUp).toFixed();
  const [made] = await tx
    .insert(demands)
    .values({ merchantCode: merchant, memberId, origin: 'bonus', reference, asked, rest: amount, openedAt: at })
    .returning();
  if (made === undefined) throw new Error('a demand was not stored');
  return made;
}

/** A member's open demands, oldest first. */
export function openDemandsOf(db: Db, memberId: number): Promise<Demand[]> {
  return db
    .select()
    .from(demands)
    .where(and(eq(demands.memberId, memberId), isNull(demands.closedAt)))
    .orderBy(asc(demands.id));
}

/**
 * What is still to be staked of a demand.
 *
 * @public
 */
export const missingOf = ({ asked, filled }: Pick<Demand, 'asked' | 'filled'>): Big => new Big(asked).minus(filled);

/**
 * What open demands of deposits tie up in the main purse.
 *
 * @public
 */
export const tiedBy = (open: readonly Demand[]): Big =>
  open.reduce((sum, each) => (each.origin === 'deposit' ? sum.plus(missingOf(each)) : sum), new Big(0));

/** What can be withdrawn or handed on: main less the open turnover of deposits, never below zero (B013). */
export async function availableOf(db: Db, memberId: number): Promise<string> {
  const { main } = await pursesOf(db, memberId);
  const available = new Big(main).minus(tiedBy(await openDemandsOf(db, memberId)));
  return available.lt(0) ? '0' : available.toFixed();
}

/**
 * Takes a stake out of what is left of the bonuses, oldest first.
 *
 * @returns the demand of the first of them: what the bet brings back is part of that one again
 */
export async function takeFromBonuses(tx: Db, memberId: number, stake: string): Promise<number | null> {
  let left = new Big(stake);
  let first: number | null = null;
  for (const { id, origin, rest } of await openDemandsOf(tx, memberId)) {
    if (origin !== 'bonus' || left.lte(0) || new Big(rest).lte(0)) continue;
    const taken = left.lt(rest) ? left : new Big(rest);
    await tx
      .update(demands)
      .set({ rest: new Big(rest).minus(taken).toFixed() })
      .where(eq(demands.id, id));
    left = left.minus(taken);
    first ??= id;
  }
  return first;
}

/** Counts a payout towards the bonus that the stake came from. False when that bonus is no longer one. */
export async function returnToBonus(tx: Db, demandId: number, payout: string): Promise<boolean> {
  const returned = await tx
    .update(demands)
    .set({ rest: sql`${demands.rest} + ${payout}::numeric` })
    .where(and(eq(demands.id, demandId), isNull(demands.closedAt)))
    .returning({ id: demands.id });
  return returned.length === 1;
}

/**
 * Fills open demands with a settled stake, oldest first. What is left of a bonus whose demand is filled moves to main; a bonus
 * that is lost, with no bet open on it, asks for nothing any more. Call it under the lock on the member's purses.
 *
 * @param stake of a won or lost bet; "0" when nothing was settled that counts
 */
export async function fillDemands(
  tx: Db,
  { merchant, memberId, at }: Omit<Of, 'reference'>,
  stake: string,
): Promise<void> {
  let left = new Big(stake);
  for (const open of await openDemandsOf(tx, memberId)) {
    const missing = missingOf(open);
    const filling = left.lt(missing) ? left : missing;
    left = left.minus(filling);
    const filled = new Big(open.filled).plus(filling).toFixed();
    if (filling.eq(missing)) {
      await tx.update(demands).set({ filled, rest: '0', closedAt: at }).where(eq(demands.id, open.id));
      await release(tx, { merchant, memberId, reference: open.reference, at }, open.rest);
    } else if (open.origin === 'bonus' && new Big(open.rest).eq(0) && !(await isBetOn(tx, open.id))) {
      await tx.update(demands).set({ filled, closedAt: at }).where(eq(demands.id, open.id));
    } else if (filling.gt(0)) {
      await tx.update(demands).set({ filled }).where(eq(demands.id, open.id));
    }
  }
}

/** Moves what was a bonus to main, where it is real money. */
export async function release(tx: Db, { merchant, memberId, reference, at }: Of, amount: string): Promise<void> {
  if (new Big(amount).lte(0)) return;
  await moveMoney(tx, {
    ...{ merchant, memberId, reference, at, amount },
    ...{ kind: 'bonus.release', debit: 'wallet:bonus', credit: 'wallet:main' },
  });
}

async function isBetOn(tx: Db, demandId: number): Promise<boolean> {
  const open = tx
    .select({ one: sql`1` })
    .from(bets)
    .where(and(eq(bets.demandId, demandId), eq(bets.status, 'open')));
  const [row] = await tx.select({ is: exists(open) }).from(sql`(select 1) one`);
  return row?.is === true;
}
