import type { BodyOf, LotteryOrder } from '@foyer/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotteryDraws, lotteryOrders } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/move-money';
import { submitOnce } from '../../base/ledger/submit-once';
import type { Member } from '../../base/members/member';
import { settleBet } from '../../base/money/bets';
import { Refusal } from '../../base/refusals/refusal';
import { issueOf, namedIn, type Order, ownOrder, shownOrder } from './orders';

/**
 * Takes back an order until its draw closes: the stake comes back once, and counts for nothing. A cancelled one gives the same answer
 * again.
 *
 * @throws Refusal `draw.closed` from the closing of its draw on; `order.state` for one that is somebody else's or never was
 */
export async function cancelOrder(
  db: Db,
  member: Member,
  { orderNo, key }: BodyOf<'cancelOrder'>,
  { at, language }: { readonly at: Date; readonly language: string | undefined },
): Promise<LotteryOrder> {
  const { id: memberId, merchantCode: merchant } = member;
  const submit = { merchant, memberId, operation: 'cancelOrder', key, request: { orderNo }, at };
  const ended = await submitOnce(db, submit, async (tx) => {
    await lockWallet(tx, memberId);
    const order = await ownOrder(tx, member, orderNo);
    if (order === undefined) throw new Refusal('order.state');
    if (order.status === 'cancelled') return shownOrder(order, language);
    // Held, so that nobody draws it before the stake is back.
    const [draw] = await tx.select().from(lotteryDraws).where(eq(lotteryDraws.id, order.drawId)).for('share');
    if (order.status !== 'open' || draw?.state !== 'open' || issueOf(order).closesAt <= at)
      throw new Refusal('draw.closed');
    return shownOrder(await giveBack(tx, order, 'cancelled', at), language);
  });
  return namedIn(ended, language);
}

/** Ends an open order without a draw: its stake comes back whole. Call it under the lock on the member's purses. */
export async function giveBack(tx: Db, order: Order, status: 'cancelled' | 'void', at: Date): Promise<Order> {
  const { id, betId, memberId, placedAt, stake } = order;
  const [ended] = await tx
    .update(lotteryOrders)
    .set({ status, payout: stake, endedAt: at })
    .where(and(eq(lotteryOrders.id, id), eq(lotteryOrders.status, 'open')))
    .returning();
  if (ended === undefined) throw new Error(`order ${id} was ended meanwhile`);
  await settleBet(tx, { id: betId, memberId, placedAt }, { status: 'void', payout: stake }, at);
  return ended;
}
