import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { ledgerMovements, type Purse, wallets } from '../db/schema';
import type { Movement } from './move-money';

/** Money of the house for a purse that its member has already. */
interface Payment extends Movement {
  readonly debit: `house:${string}`;
  readonly credit: `wallet:${Purse}`;
}

/**
 * Pays many members at once: movements as `moveMoney` writes them, in their order, and each purse changed by the sum of its own.
 * Payments of nothing are left out. Call it under the locks on the members' purses.
 */
export async function payMany(tx: Db, payments: readonly Payment[]): Promise<void> {
  const paid = payments.filter(({ amount }) => /[1-9]/.test(amount));
  if (paid.length === 0) return;
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
  await tx.execute(sql`insert into ${ledgerMovements} (merchant_code, member_id, kind, debit, credit, amount, reference, at)
    select merchant, "memberId", kind, debit, credit, amount, reference, at
    from rows from (jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
      as (merchant text, "memberId" bigint, kind text, debit text, credit text, amount numeric, reference text, at timestamptz))
      with ordinality
    order by ordinality`);
}
