import type { BodyOf, DepositOrder } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import { lockWallet } from '../../base/ledger/move-money';
import { submitOnce } from '../../base/ledger/submit-once';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { leadOrder, orderIdOf, ownOrder, shownOrder } from './orders';

/**
 * Takes back a deposit that waits. A cancelled one gives the same answer again.
 *
 * @throws Refusal `order.state` when it does not wait any more, is somebody else's, or never was (B008)
 */
export async function cancelDeposit(
  db: Db,
  member: Member,
  { orderNo, key }: BodyOf<'cancelDeposit'>,
  at: Date,
): Promise<DepositOrder> {
  const { id: memberId, merchantCode: merchant } = member;
  const submit = { merchant, memberId, operation: 'cancelDeposit', key, request: { orderNo }, at };
  return submitOnce(db, submit, async (tx) => {
    await lockWallet(tx, memberId);
    const [order] = await ownOrder(tx, member, orderIdOf(orderNo) ?? 0);
    if (order === undefined) throw new Refusal('order.state');
    if (order.status === 'cancelled') return shownOrder(tx, order, at);
    const isLate = order.payBy !== null && order.payBy <= at;
    const cancelled = isLate ? undefined : await leadOrder(tx, order, ['pending'], { status: 'cancelled' }, at);
    if (cancelled === undefined) throw new Refusal('order.state');
    return shownOrder(tx, cancelled, at);
  });
}
