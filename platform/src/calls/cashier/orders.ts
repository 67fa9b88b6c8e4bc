import type { DepositOrder } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { oldest, type Removal } from '../../base/db/old-rows';
import { depositOrders, depositSteps } from '../../base/db/schema';
import { outlived } from '../../base/db/times';
import { lockWallet, moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import { demandForDeposit } from '../../base/money/demands';
import { welcome } from '../rewards/welcome';
import { findMethod } from './methods';
import { payUrlOf } from './payment-address';

export type Order = typeof depositOrders.$inferSelect;

/** How long a refused order stays in the member's list, in ms. */
const REFUSED_SHOWN = 3 * 86_400_000;
const LISTED = 20;

export const orderNoOf = (id: number): string => `D${id}`;

/** The id of an order number, or undefined if malformed. */
export function orderIdOf(orderNo: string): number | undefined {
  return /^D\d{1,15}$/.test(orderNo) ? Number(orderNo.slice(1)) : undefined;
}

/** What the payer pays: the amount and its fee. */
export const totalOf = ({ amount, fee }: Pick<Order, 'amount' | 'fee'>): string => new Big(amount).plus(fee).toFixed(2);

/** Whether nobody can pay an order any more, although it was not ended yet. */
const isOverdue = ({ status, payBy }: Order, now: Date): boolean =>
  status === 'pending' && payBy !== null && payBy <= now;

/** The steps of some orders, in order. */
async function stepsOf(db: Db, ids: readonly number[]) {
  const { orderId } = depositSteps;
  return ids.length === 0
    ? []
    : db
        .select()
        .from(depositSteps)
        .where(inArray(orderId, [...ids]))
        .orderBy(depositSteps.id);
}

/** Orders as their member sees them. */
export async function shownOrders(db: Db, orders: readonly Order[], now: Date): Promise<DepositOrder[]> {
  const steps = await stepsOf(
    db,
    orders.map(({ id }) => id),
  );
  const shown: DepositOrder[] = [];
  for (const order of orders) {
    const { id, method, amount, fee, createdAt, payBy, reason } = order;
    const status = isOverdue(order, now) ? 'expired' : order.status;
    const own = steps
      .filter(({ orderId }) => orderId === id)
      .map((step) => ({ status: step.status, at: step.at.getTime() }));
    // The job has not written yet that nobody paid.
    if (status !== order.status) own.push({ status, at: (payBy ?? now).getTime() });
    const isWaiting = status === 'pending';
    const payUrl = isWaiting ? await payUrlOf(db, order) : undefined;
    const { kind = 'bank', transfer } = findMethod(method) ?? {};
    shown.push({
      ...{ orderNo: orderNoOf(id), method, kind, status, steps: own, createdAt: createdAt.getTime() },
      ...{ amount: new Big(amount).toFixed(), fee: new Big(fee).toFixed() },
      ...(isWaiting && payBy !== null ? { payBy: payBy.getTime() } : {}),
      ...(payUrl === undefined ? {} : { payUrl }),
      ...(isWaiting && transfer !== undefined ? { transfer } : {}),
      ...(status === 'refused' && reason !== null ? { reason } : {}),
    });
  }
  return shown;
}

/** An order as its member sees it. */
export async function shownOrder(db: Db, order: Order, now: Date): Promise<DepositOrder> {
  const [shown] = await shownOrders(db, [order], now);
  if (shown === undefined) throw new Error('an order was not shown');
  return shown;
}

/**
 * A member's waiting and recently refused orders, newest first and limited in number, with the order of `orderNo` in any state.
 */
export async function openOrdersOf(db: Db, member: Member, now: Date, orderNo = ''): Promise<DepositOrder[]> {
  const since = new Date(now.getTime() - REFUSED_SHOWN);
  const refused = and(eq(depositOrders.status, 'refused'), gte(depositOrders.decidedAt, since));
  const found = await db
    .select()
    .from(depositOrders)
    .where(
      and(eq(depositOrders.memberId, member.id), or(inArray(depositOrders.status, ['pending', 'review']), refused)),
    )
    .orderBy(desc(depositOrders.id))
    .limit(LISTED);
  const id = orderIdOf(orderNo);
  const rows = found.filter((row) => row.id === id || !isOverdue(row, now));
  const asked = id === undefined || rows.some((row) => row.id === id) ? [] : await ownOrder(db, member, id);
  return shownOrders(db, [...rows, ...asked], now);
}

export const ownOrder = (db: Db, member: Pick<Member, 'id'>, id: number): Promise<Order[]> =>
  db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.id, id), eq(depositOrders.memberId, member.id)));

/**
 * Leads an order from one of some states to another, once. Call it inside a transaction.
 *
 * @param change further columns, such as the reason of a refusal
 * @returns the changed order; undefined when it was in none of these states any more
 */
export async function leadOrder(
  tx: Db,
  { id, memberId }: Pick<Order, 'id' | 'memberId'>,
  from: readonly Order['status'][],
  change: Partial<Order> & Pick<Order, 'status'>,
  at: Date,
): Promise<Order | undefined> {
  // Purses first: the same order of locks everywhere.
  await lockWallet(tx, memberId);
  const [changed] = await tx
    .update(depositOrders)
    .set({ ...change, decidedAt: at })
    .where(and(eq(depositOrders.id, id), inArray(depositOrders.status, [...from])))
    .returning();
  if (changed?.status === 'approved') await book(tx, changed, at);
  return changed;
}

/** Books an approved order from the cashier into the main purse, asks for its turnover, and pays the welcome bonus with the first. */
async function book(tx: Db, order: Order, at: Date): Promise<void> {
  const { id, merchantCode: merchant, memberId, amount } = order;
  const booked = { merchant, memberId, reference: orderNoOf(id), at, amount };
  await moveMoney(tx, { ...booked, kind: 'deposit', debit: 'house:deposits', credit: 'wallet:main' });
  await demandForDeposit(tx, booked);
  await welcome(tx, order, at);
}

/** Ends an overdue order at the moment until which it could be paid. */
export async function expireOrder(tx: Db, order: Order, now: Date): Promise<Order> {
  if (!isOverdue(order, now)) return order;
  const ended = await leadOrder(tx, order, ['pending'], { status: 'expired' }, order.payBy ?? now);
  return ended ?? order;
}

/** Ends the overdue orders of one member. */
export async function expireOrdersOf(tx: Db, { id }: Pick<Member, 'id'>, now: Date): Promise<void> {
  await tx
    .update(depositOrders)
    .set({ status: 'expired', decidedAt: sql`${depositOrders.payBy}` })
    .where(and(eq(depositOrders.memberId, id), eq(depositOrders.status, 'pending'), lte(depositOrders.payBy, now)));
}

/** Ends the orders that nobody paid in time (B011), by each merchant's clock. */
export const unpaidDeposits: Removal = async (tx, times, limit) => {
  const { status, payBy, merchantCode } = depositOrders;
  const old = sql`${status} = 'pending' and ${outlived(payBy, merchantCode)(times)}`;
  const ended = await tx
    .update(depositOrders)
    .set({ status: 'expired', decidedAt: sql`${payBy}` })
    .where(oldest(tx, depositOrders, payBy, old, limit))
    .returning({ id: depositOrders.id });
  return ended.length;
};
