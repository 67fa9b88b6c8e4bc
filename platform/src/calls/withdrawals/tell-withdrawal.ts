import type { Db } from '../../base/db/database';
import { tell } from '../../base/messages/tell';
import type { Site } from '../../base/sites/site';
import { type Order, orderNoOf, receivedOf } from './orders';

/** Tells a member what became of a withdrawal (B039): what the card gets, without the fee, or that the whole amount is back. */
export async function tellWithdrawal(tx: Db, site: Site, order: Order, at: Date): Promise<void> {
  const { id, memberId, status, amount, reason } = order;
  const orderNo = orderNoOf(id);
  if (status === 'paid') await tell(tx, site, memberId, 'withdrawal.paid', { orderNo, amount: receivedOf(order) }, at);
  if (status === 'refused') await tell(tx, site, memberId, 'withdrawal.refused', { orderNo, amount, reason }, at);
}
