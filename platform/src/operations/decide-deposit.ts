import { and, eq } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { depositOrders } from '../base/db/schema';
import { lockWallet } from '../base/ledger/move-money';
import { type Site, siteTime } from '../base/sites/site';
import { expireOrder, leadOrder, type Order, orderIdOf } from '../calls/cashier/orders';
import { tellDeposit } from '../calls/cashier/tell-deposit';
import { OpsError } from './answer';
import type { Decided, DecidedBy, DecidedOrder } from './decided-by';

interface DepositRule {
  readonly from: readonly Order['status'][];
  readonly status: 'approved' | 'refused';
  readonly summary: string;
}

/** What an operator decides: an order that waits, or one that was paid late or with another amount (B011). */
export const depositDecisions = {
  approve: {
    from: ['pending'],
    status: 'approved',
    summary: 'Approves a deposit: the money is in the purse at once',
  },
  refuse: { from: ['pending', 'review'], status: 'refused', summary: 'Refuses a deposit that waits or is in review' },
  book: { from: ['review'], status: 'approved', summary: 'Books a deposit that is in review, once' },
} as const satisfies Readonly<Record<string, DepositRule>>;

export interface DepositDecision {
  readonly name: keyof typeof depositDecisions;
  readonly reason?: string;
  /** Real time. */
  readonly at: Date;
}

/** Decides a deposit; repeating a decision has no effect, a contrary one is too late. */
export async function decideDeposit(
  db: Db,
  site: Site,
  orderNo: string,
  { name, reason, at }: DepositDecision,
  by: DecidedBy,
): Promise<Decided<Order>> {
  const { from, status }: DepositRule = depositDecisions[name];
  const { memberId } = await depositOf(db, site, orderNo);
  const now = siteTime(site, at);
  return db.transaction(async (tx): Promise<Decided<Order>> => {
    await lockWallet(tx, memberId);
    const order = await expireOrder(tx, await depositOf(tx, site, orderNo), now);
    if (order.status === status) return { outcome: 'repeated', order };
    if (!from.includes(order.status)) return { outcome: 'late', order };
    const because = reason === undefined ? {} : { reason };
    const decided: DecidedOrder = {
      ...{ site, subject: orderNo, act: `deposit.${name}`, amount: order.amount },
      ...because,
    };
    if (!(await by.allows(tx, decided))) return { outcome: 'waiting', order };
    const led = await leadOrder(tx, order, from, { status, ...because }, now);
    if (led === undefined) throw new OpsError(409, `Deposit ${orderNo} was decided at the same moment.`);
    await tellDeposit(tx, site, led, now);
    await by.records(tx, decided);
    return { outcome: 'done', order: led };
  });
}

/** @throws OpsError 404 */
async function depositOf(db: Db, site: Site, orderNo: string): Promise<Order> {
  const [found] = await db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.merchantCode, site.code), eq(depositOrders.id, orderIdOf(orderNo) ?? 0)));
  if (found === undefined) throw new OpsError(404, `Merchant ${site.code} has no deposit ${orderNo}.`);
  return found;
}
