import { and, eq } from 'drizzle-orm';
import type { Db } from '../base/db/database';
import { withdrawOrders } from '../base/db/schema';
import { lockWallet } from '../base/ledger/move-money';
import { type Site, siteTime } from '../base/sites/site';
import { follows, moveOrder, type Order, orderIdOf } from '../calls/withdrawals/orders';
import { tellWithdrawal } from '../calls/withdrawals/tell-withdrawal';
import { OpsError } from './answer';
import type { Decided, DecidedBy, DecidedOrder } from './decided-by';

export const withdrawalDecisions = {
  accept: { status: 'paying', summary: 'Accepts a withdrawal that is being checked: it is paid out next' },
  paid: { status: 'paid', summary: 'Says that a withdrawal was paid out: the held amount leaves for the house' },
  refuse: { status: 'refused', summary: 'Refuses an open withdrawal with a reason: the whole amount goes back' },
} as const;

export interface WithdrawalDecision {
  readonly name: keyof typeof withdrawalDecisions;
  readonly reason?: string;
  /** Real time. */
  readonly at: Date;
}

/** Decides a withdrawal; repeating a decision has no effect, a contrary one is too late. */
export async function decideWithdrawal(
  db: Db,
  site: Site,
  orderNo: string,
  { name, reason, at }: WithdrawalDecision,
  by: DecidedBy,
): Promise<Decided<Order>> {
  const { status } = withdrawalDecisions[name];
  const { memberId } = await withdrawalOf(db, site, orderNo);
  return db.transaction(async (tx): Promise<Decided<Order>> => {
    await lockWallet(tx, memberId);
    const order = await withdrawalOf(tx, site, orderNo);
    if (order.status === status) return { outcome: 'repeated', order };
    if (!follows(order.status, status)) return { outcome: 'late', order };
    const because = reason === undefined ? {} : { reason };
    const decided: DecidedOrder = {
      ...{ site, subject: orderNo, act: `withdrawal.${name}`, amount: order.amount },
      ...because,
    };
    if (!(await by.allows(tx, decided))) return { outcome: 'waiting', order };
    const moved = await moveOrder(tx, order, { status, at: siteTime(site, at), ...because });
    if (moved === undefined) throw new Error(`withdrawal ${orderNo} changed under the lock of its member`);
    await tellWithdrawal(tx, site, moved, siteTime(site, at));
    await by.records(tx, decided);
    return { outcome: 'done', order: moved };
  });
}

/** @throws OpsError 404 */
async function withdrawalOf(db: Db, site: Site, orderNo: string): Promise<Order> {
  const [found] = await db
    .select()
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.merchantCode, site.code), eq(withdrawOrders.id, orderIdOf(orderNo) ?? 0)));
  if (found === undefined) throw new OpsError(404, `Merchant ${site.code} has no withdrawal ${orderNo}.`);
  return found;
}
