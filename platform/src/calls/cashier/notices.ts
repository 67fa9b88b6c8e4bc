import { type Static, Type } from '@sinclair/typebox';
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { depositOrders, paymentNotices } from '../../base/db/schema';
import { lockWallet } from '../../base/ledger/move-money';
import { type Site, siteTime } from '../../base/sites/site';
import { expireOrder, leadOrder, type Order, orderIdOf, totalOf } from './orders';
import { isSame, paymentKeyOf, signed } from './payment-address';
import { tellDeposit } from './tell-deposit';

/** What a payment host says about an order (B011): `amount` is what was paid, with the fee; `time` in epoch ms. */
export const Notice = Type.Object(
  {
    order: Type.String({ pattern: '^D\\d{1,15}$' }),
    amount: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$' }),
    state: Type.Union([Type.Literal('paid'), Type.Literal('refused'), Type.Literal('cancelled')]),
    time: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }),
    signature: Type.String({ maxLength: 100 }),
  },
  { additionalProperties: false },
);
export type Notice = Static<typeof Notice>;

/** @param secret shared with the payment host */
export const noticeSignature = (secret: string, { order, amount, state, time }: Omit<Notice, 'signature'>): string =>
  signed(secret, 'notice', order, amount, state, String(time));

/**
 * Takes a notice of a payment: books a payment that is genuine, in time and of the right amount, once; leads what is late or of
 * another amount to an operator. What was said stays for the operators to read.
 *
 * @param realNow the real time; the order lives by its merchant's clock
 * @returns the order after it; `forged` for a wrong signature, also of an order that does not exist
 */
export async function takeNotice(db: Db, site: Site, notice: Notice, realNow: Date): Promise<Order | 'forged'> {
  const order = await orderOf(db, site, notice.order);
  if (order === undefined) return 'forged';
  const secret = await paymentKeyOf(db, site.code);
  if (!isSame(noticeSignature(secret, notice), notice.signature)) return 'forged';
  const at = siteTime(site, realNow);
  return db.transaction(async (tx) => {
    await lockWallet(tx, order.memberId);
    const now = await orderOf(tx, site, notice.order);
    if (now === undefined) return 'forged';
    const ended = await expireOrder(tx, now, at);
    const led = await followed(tx, ended, notice, at);
    if (led !== undefined) await tellDeposit(tx, site, led, at);
    const { state: said, amount, time } = notice;
    await tx
      .insert(paymentNotices)
      .values({
        ...{ merchantCode: site.code, orderId: order.id, at, saidAt: new Date(time), said, amount },
        ledTo: led?.status ?? null,
      })
      .onConflictDoNothing();
    return led ?? ended;
  });
}

async function followed(tx: Db, order: Order, { state, amount }: Notice, at: Date): Promise<Order | undefined> {
  if (state !== 'paid') return leadOrder(tx, order, ['pending'], { status: state }, at);
  // The first genuine notice counts; whatever an operator made of it stays.
  if (order.paidAt !== null) return undefined;
  const paid = { paidAt: at };
  if (order.status === 'pending' && new Big(amount).eq(totalOf(order)))
    return leadOrder(tx, order, ['pending'], { ...paid, status: 'approved' }, at);
  const others = ['pending', 'refused', 'cancelled', 'expired'] as const;
  return leadOrder(tx, order, others, { ...paid, status: 'review' }, at);
}

async function orderOf(db: Db, site: Site, orderNo: string): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(depositOrders)
    .where(eq(depositOrders.id, orderIdOf(orderNo) ?? 0));
  return row?.merchantCode === site.code ? row : undefined;
}
