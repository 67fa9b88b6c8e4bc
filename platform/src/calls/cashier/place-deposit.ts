import type { BodyOf, DepositOrder } from '@foyer/shared/contract';
import Big from 'big.js';
import type { Db } from '../../base/db/database';
import { depositOrders } from '../../base/db/schema';
import { submitOnce } from '../../base/ledger/submit-once';
import type { Member } from '../../base/members/member';
import { mayDeposit } from '../../base/money/may';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { findMethod } from './methods';
import { decideOrder, shownOrder } from './orders';

/** Whether a deposit approves itself: below the merchant's limit, if there is one (docs/decisions/0016). */
function approvesItself({ depositsApprovedBelow: below }: Site, amount: Big): boolean {
  return below !== null && amount.lt(below);
}

/**
 * Places a deposit once per key, and approves it where the merchant's limit allows.
 *
 * @throws Refusal `login.free.account` for trial accounts; `request.invalid` for an unknown method or a key that was used for
 *   another deposit; `amount.range` with the method's limits
 */
export async function placeDeposit(
  db: Db,
  site: Site,
  member: Member,
  wish: BodyOf<'deposit'>,
  at: Date,
): Promise<DepositOrder> {
  mayDeposit({ site, member });
  const method = findMethod(wish.method);
  if (method === undefined) throw new Refusal('request.invalid', undefined, 400);
  const { code, min, max, feePercent } = method;
  const amount = new Big(wish.amount);
  if (amount.lt(min) || amount.gt(max)) throw new Refusal('amount.range', { min, max });
  const { id: memberId, merchantCode: merchant } = member;
  const request = { method: code, amount: amount.toFixed() };
  return submitOnce(db, { merchant, memberId, operation: 'deposit', key: wish.key, request, at }, async (tx) => {
    const fee = amount.times(feePercent).div(100).round(2, Big.roundHalfUp).toFixed();
    const [order] = await tx
      .insert(depositOrders)
      .values({ merchantCode: merchant, memberId, method: code, amount: amount.toFixed(), fee, createdAt: at })
      .returning();
    if (order === undefined) throw new Error('a deposit was not stored');
    const decided = approvesItself(site, amount) ? await decideOrder(tx, order, 'approved', at) : undefined;
    return shownOrder(decided ?? order);
  });
}
