import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { ledgerMovements, members, type Purse, wallets } from '../db/schema';
import { Refusal } from '../refusals/refusal';
import { lockWallet } from './purses';

export { lockWallet } from './purses';

/** A purse of the movement's member, an account of the house (`house:games`), or money on its way to or from a vendor. */
type Account = `wallet:${Purse}` | `house:${string}` | `transit:${string}`;

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
  if (debitPurse !== undefined && !(await take(tx, movement, debitPurse))) throw new Refusal('balance.insufficient');
  if (creditPurse !== undefined) await put(tx, movement, creditPurse);
  await tx.insert(ledgerMovements).values({ ...rest, merchantCode, debit, credit, amount });
}

function purseOf(account: Account): Purse | undefined {
  return account.startsWith('wallet:') ? (account.slice('wallet:'.length) as Purse) : undefined;
}

const rowOf = ({ merchant, memberId }: Movement, purse: Purse) =>
  and(eq(wallets.memberId, memberId), eq(wallets.merchantCode, merchant), eq(wallets.purse, purse));

async function take(tx: Db, movement: Movement, purse: Purse): Promise<boolean> {
  const taken = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} - ${movement.amount}::numeric` })
    .where(and(rowOf(movement, purse), sql`${wallets.balance} >= ${movement.amount}::numeric`))
    .returning({ purse: wallets.purse });
  return taken.length === 1;
}

async function put(tx: Db, movement: Movement, purse: Purse): Promise<void> {
  const add = () =>
    tx
      .update(wallets)
      .set({ balance: sql`${wallets.balance} + ${movement.amount}::numeric` })
      .where(rowOf(movement, purse))
      .returning({ purse: wallets.purse });
  if ((await add()).length === 1) return;
  // A vendor's purse is opened by the first money in it. The lock on the other purses keeps others from doing the same.
  if (purse.startsWith('vendor:')) {
    await tx.insert(wallets).select(
      tx
        .select({
          memberId: members.id,
          purse: sql<Purse>`${purse}::text`.as('purse'),
          merchantCode: members.merchantCode,
          balance: sql<string>`0`.as('balance'),
        })
        .from(members)
        .where(and(eq(members.id, movement.memberId), eq(members.merchantCode, movement.merchant))),
    );
    if ((await add()).length === 1) return;
  }
  throw new Error(`member ${movement.memberId} has no purse ${purse}`);
}
