import type { Db } from '../../base/db/database';
import { tell } from '../../base/messages/tell';
import type { Site } from '../../base/sites/site';
import { type Order, orderNoOf } from './orders';

/** Tells a member what became of a deposit that waited (B039): that it arrived, or that it was refused. */
export async function tellDeposit(tx: Db, site: Site, order: Order, at: Date): Promise<void> {
  const { id, memberId, status, amount, reason } = order;
  const about = { orderNo: orderNoOf(id), amount };
  if (status === 'approved') await tell(tx, site, memberId, 'deposit.approved', about, at);
  if (status === 'refused') await tell(tx, site, memberId, 'deposit.refused', { ...about, reason }, at);
}
