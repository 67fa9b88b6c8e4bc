import type { DepositOrder } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, or } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { depositOrders } from '../../base/db/schema';
import { lockWallet, moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import { demandForDeposit } from '../../base/money/demands';
import { findMethod } from './methods';

export type Order = typeof depositOrders.$inferSelect;

/** How long a refused order stays in the member's list, in ms. */
const REFUSED_SHOWN = 3 * 86_400_000;
const LISTED = 20;

export const orderNoOf = (id: number): string => `D${id}`;

/** The id of an order number, or undefined if malformed. */
export function orderIdOf(orderNo: string): number | undefined {
  return /^D\d{1,15}$/.test(orderNo) ? Number(orderNo.slice(1)) : undefined;
}

export function shownOrder({ id, method, amount, fee, status, createdAt }: Order): DepositOrder {
  return {
    orderNo: orderNoOf(id),
    method,
    kind: findMethod(method)?.kind ?? 'bank',
    amount: new Big(amount).toFixed(),
    fee: new Big(fee).toFixed(),
    status,
    createdAt: createdAt.getTime(),
  };
}

/**
 * A member's pending and recently refused orders, newest first and limited in number, with the order of `orderNo` in any state.
 */
export async function openOrdersOf(db: Db, member: Member, now: Date, orderNo = ''): Promise<DepositOrder[]> {
  const since = new Date(now.getTime() - REFUSED_SHOWN);
  const refused = and(eq(depositOrders.status, 'refused'), gte(depositOrders.decidedAt, since));
  const rows = await db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.memberId, member.id), or(eq(depositOrders.status, 'pending'), refused)))
    .orderBy(desc(depositOrders.id))
    .limit(LISTED);
  const id = orderIdOf(orderNo);
  const asked = id === undefined || rows.some((row) => row.id === id) ? [] : await ownOrder(db, member, id);
  return [...rows, ...asked].map(shownOrder);
}

const ownOrder = (db: Db, member: Member, id: number): Promise<Order[]> =>
  db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.id, id), eq(depositOrders.memberId, member.id)));

/**
 * Decides a pending order, once: approval books its money from the cashier into the main purse, and asks
 * for its turnover. Call it inside a transaction.
 *
 * @returns the decided order; undefined when it was no longer pending
 */
export async function decideOrder(
  tx: Db,
  { id, memberId }: Pick<Order, 'id' | 'memberId'>,
  status: 'approved' | 'refused',
  at: Date,
): Promise<Order | undefined> {
  await lockWallet(tx, memberId);
  const [decided] = await tx
    .update(depositOrders)
    .set({ status, decidedAt: at })
    .where(and(eq(depositOrders.id, id), eq(depositOrders.status, 'pending')))
    .returning();
  if (decided !== undefined && status === 'approved') {
    const booked = {
      ...{ merchant: decided.merchantCode, memberId, reference: orderNoOf(id), at },
      amount: decided.amount,
    };
    await moveMoney(tx, { ...booked, kind: 'deposit', debit: 'house:deposits', credit: 'wallet:main' });
    await demandForDeposit(tx, booked);
  }
  return decided;
}
