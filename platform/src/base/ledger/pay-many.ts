import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { ledgerMovements, type Purse, wallets } from '../db/schema';
import type { Movement } from './move-money';

/** Money of the house for a purse that its member has already. */
interface Payment extends Movement {
  readonly debit: `house:${string}`;
  readonly credit: `wallet:${Purse}`;
}

/** Movements in one statement: each has nine parameters, of which a statement takes 65,535. */
const CHUNK = 5_000;

/**
 * Pays many members at once: movements as `moveMoney` writes them, in their order, and each purse changed by the sum of its own.
 * Payments of nothing are left out. Call it under the locks on the members' purses.
 */
export async function payMany(tx: Db, payments: readonly Payment[]): Promise<void> {
  const paid = payments.filter(({ amount }) => /[1-9]/.test(amount));
  for (let at = 0; at < paid.length; at += CHUNK) await pay(tx, paid.slice(at, at + CHUNK));
}

async function pay(tx: Db, paid: readonly Payment[]): Promise<void> {
  const rows = paid.map(({ merchant, memberId, credit, amount }) => ({ merchant, memberId, credit, amount }));
  const sums = sql`(select merchant, "memberId", credit, sum(amount) as amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(merchant text, "memberId" bigint, credit text, amount numeric)
    group by 1, 2, 3) s`;
  const changed = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + s.amount` })
    .from(sums)
    // By member, so that no size of the table makes a plan read it as a whole.
    .where(
      and(
        inArray(wallets.memberId, [...new Set(rows.map(({ memberId }) => memberId))]),
        sql`${wallets.memberId} = s."memberId" and ${wallets.merchantCode} = s.merchant and 'wallet:' || ${wallets.purse} = s.credit`,
      ),
    )
    .returning({ memberId: wallets.memberId });
  const purses = new Set(rows.map(({ memberId, credit }) => `${memberId} ${credit}`));
  if (changed.length !== purses.size) throw new Error('a purse to be paid into is not there');
  await tx
    .insert(ledgerMovements)
    .values(paid.map(({ merchant: merchantCode, ...movement }) => ({ ...movement, merchantCode })));
}
