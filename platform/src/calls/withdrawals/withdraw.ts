import type { BodyOf, WithdrawOrder } from '@foyer/shared/contract';
import Big from 'big.js';
import type { Db } from '../../base/db/database';
import { withdrawOrders } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import { lockWallet } from '../../base/ledger/purses';
import { submitOnce } from '../../base/ledger/submit-once';
import type { Member } from '../../base/members/member';
import { availableOf } from '../../base/money/demands';
import { demandPaymentPassword } from '../../base/money/payment-password';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { ownCard } from '../cards/cards';
import { mayCancel, moveOrder, openOrderOf, orderNoOf, ownOrder, shownOrder } from './orders';
import { feeOf, rulesOf } from './rules';
import { leftToday } from './withdrawable';

interface Asking {
  readonly site: Site;
  readonly member: Member;
  readonly at: Date;
}

/**
 * Asks for a withdrawal, once per key: from then on its amount is held (B014).
 *
 * @throws Refusal `amount.range` with the bounds; those of the payment password; `withdraw.open` with the order; `withdraw.count`
 *   with the moment of the next day; `balance.insufficient` beyond the available part; `request.invalid` for a card of somebody else
 */
export async function withdraw(db: Db, { site, member, at }: Asking, wish: BodyOf<'withdraw'>): Promise<WithdrawOrder> {
  const rules = rulesOf(site);
  const { min, max } = rules;
  const amount = new Big(wish.amount).toFixed();
  if (new Big(amount).lt(min) || new Big(amount).gt(max)) throw new Refusal('amount.range', { min, max });
  const submit = { merchant: member.merchantCode, memberId: member.id, operation: 'withdraw', key: wish.key };
  await demandPaymentPassword(db, { member, password: wish.paymentPassword, submit, now: at });
  const request = { card: wish.card, amount };
  return submitOnce(db, { ...submit, request, at }, async (tx) => {
    await lockWallet(tx, member.id);
    const card = await ownCard(tx, member, wish.card);
    const open = await openOrderOf(tx, member.id);
    if (open !== undefined) throw new Refusal('withdraw.open', { orderNo: orderNoOf(open.id) });
    const today = await leftToday(tx, site, member, at);
    if (today.left === 0) throw new Refusal('withdraw.count', { max: today.max, until: today.nextDayAt });
    const available = await availableOf(tx, member.id);
    if (new Big(amount).gt(available)) throw new Refusal('balance.insufficient', { available });
    const { merchantCode } = member;
    const [order] = await tx
      .insert(withdrawOrders)
      .values({
        ...{ merchantCode, memberId: member.id, cardId: card.id, amount, fee: feeOf(amount, rules), createdAt: at },
        steps: [{ status: 'checking', at: at.getTime() }],
      })
      .returning();
    if (order === undefined) throw new Error('a withdrawal was not stored');
    await moveMoney(tx, {
      ...{ merchant: merchantCode, memberId: member.id, amount, reference: orderNoOf(order.id), at },
      ...{ kind: 'withdraw.hold', debit: 'wallet:main', credit: 'wallet:held' },
    });
    return shownOrder(tx, site, order);
  });
}

/**
 * Takes a withdrawal back that is still being checked, once per key; again, it answers the same.
 *
 * @throws Refusal `permission.denied` where members may not; `order.state` when it has moved on, or is not the member's
 */
export async function cancelWithdrawal(
  db: Db,
  { site, member, at }: Asking,
  { orderNo, key }: BodyOf<'cancelWithdrawal'>,
): Promise<WithdrawOrder> {
  if (!mayCancel(site)) throw new Refusal('permission.denied');
  const submit = { merchant: member.merchantCode, memberId: member.id, operation: 'cancelWithdrawal', key };
  return submitOnce(db, { ...submit, request: { orderNo }, at }, async (tx) => {
    await lockWallet(tx, member.id);
    const order = await ownOrder(tx, member.id, orderNo);
    const moved = order && (await moveOrder(tx, order, { status: 'cancelled', at }));
    const now = moved ?? (order?.status === 'cancelled' ? order : undefined);
    if (now === undefined) throw new Refusal('order.state');
    return shownOrder(tx, site, now);
  });
}
