import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { ledgerMovements, wallets } from '../db/schema';
import { Refusal } from '../refusals/refusal';

export type Purse = (typeof wallets.$inferSelect)['purse'];
/** A purse of the movement's member, or an account of the house (`house:games`, `house:deposits`). */
type Account = `wallet:${Purse}` | `house:${string}`;

export interface Movement {
  readonly merchant: string;
  readonly memberId: number;
  /** Kind for people and reports: `bet.stake`, `bet.payout`, `deposit`. */
  readonly kind: string;
  readonly debit: Account;
  readonly credit: Account;
  /** Positive decimal with at most four places. */
  readonly amount: string;
  /** The cause, such as a round's id. */
  readonly reference: string;
  readonly at: Date;
}

const positiveAmount = /^(?=.*[1-9])\d{1,16}(\.\d{1,4})?$/;

/** Locks the member's purses until the transaction ends. Take it first, so that submits of one member queue up. */
export async function lockWallet(tx: Db, memberId: number): Promise<Record<Purse, string>> {
  const rows = await tx
    .select({ purse: wallets.purse, balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .orderBy(wallets.purse)
    .for('update');
  const of = (purse: Purse) => rows.find((row) => row.purse === purse)?.balance ?? '0';
  return { main: of('main'), bonus: of('bonus') };
}

/**
 * Writes one balanced movement into the ledger and changes the purses it touches. Call it inside a transaction.
 *
 * @throws Refusal `balance.insufficient` when a purse would fall below zero
 */
export async function moveMoney(tx: Db, movement: Movement): Promise<void> {
  const { merchant: merchantCode, amount, debit, credit, ...rest } = movement;
  if (!positiveAmount.test(amount)) throw new Refusal('request.invalid');
  const debitPurse = purseOf(debit);
  const creditPurse = purseOf(credit);
  // Locks all purses: the row stores their total, and two movements that lock one purse each could deadlock.
  await lockWallet(tx, rest.memberId);
  if (debitPurse !== undefined) {
    const taken = await change(tx, movement, debitPurse, `-${amount}`);
    if (!taken) throw new Refusal('balance.insufficient');
  }
  if (creditPurse !== undefined && !(await change(tx, movement, creditPurse, amount))) {
    throw new Error(`member ${rest.memberId} has no purse ${creditPurse}`);
  }
  await tx.insert(ledgerMovements).values({ ...rest, merchantCode, debit, credit, amount });
}

function purseOf(account: Account): Purse | undefined {
  if (account === 'wallet:main') return 'main';
  return account === 'wallet:bonus' ? 'bonus' : undefined;
}

async function change(tx: Db, movement: Movement, purse: Purse, by: string): Promise<boolean> {
  const changed = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${by}::numeric` })
    .where(
      and(
        eq(wallets.memberId, movement.memberId),
        eq(wallets.merchantCode, movement.merchant),
        eq(wallets.purse, purse),
        sql`${wallets.balance} + ${by}::numeric >= 0`,
      ),
    )
    .returning({ purse: wallets.purse });
  return changed.length === 1;
}
