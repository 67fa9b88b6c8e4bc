import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { settlementShares } from '../../../base/db/schema';
import { lockWallet, moveMoney } from '../../../base/ledger/move-money';
import { submitOnce } from '../../../base/ledger/submit-once';
import type { Member } from '../../../base/members/member';
import { tell } from '../../../base/messages/tell';
import { Refusal } from '../../../base/refusals/refusal';
import type { Site } from '../../../base/sites/site';

/**
 * Pays a counted dividend, once, whatever keys are sent; an offer has no end (B025).
 *
 * @throws Refusal `contract.gone` when it was not counted, comes to nothing, or was paid
 */
export async function confirmDividend(
  db: Db,
  site: Site,
  { id: memberId, merchantCode: merchant }: Member,
  { period, key }: BodyOf<'confirmDividend'>,
  at: Date,
): Promise<ValueOf<'confirmDividend'>> {
  const request = { period };
  return submitOnce(db, { merchant, memberId, operation: 'confirmDividend', key, request, at }, async (tx) => {
    await lockWallet(tx, memberId);
    const [paid] = await tx
      .update(settlementShares)
      .set({ state: 'paid', paidAt: at })
      .where(
        and(
          eq(settlementShares.merchantCode, merchant),
          eq(settlementShares.kind, 'dividend'),
          eq(settlementShares.period, period),
          eq(settlementShares.memberId, memberId),
          eq(settlementShares.state, 'offered'),
        ),
      )
      .returning({ amount: settlementShares.paid });
    if (paid === undefined) throw new Refusal('contract.gone');
    await moveMoney(tx, {
      ...{ merchant, memberId, kind: 'dividend', amount: paid.amount, at, reference: `dividend:${period}` },
      ...{ debit: 'house:dividend', credit: 'wallet:main' as const },
    });
    await tell(tx, site, memberId, 'dividend.paid', { period, amount: paid.amount }, at);
    return { period, amount: new Big(paid.amount).toFixed(2), paidAt: at.getTime() };
  });
}
