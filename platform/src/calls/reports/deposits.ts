import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import { depositOrders } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { shownOrders } from '../cashier/orders';
import { ordersOfPeriod } from './orders-of-period';

/** One page of a member's deposits in any state, newest first; the totals hold those that arrived. */
export async function depositReportOf(
  db: Db,
  member: Member,
  query: QueryOf<'depositReport'>,
  now: Date,
): Promise<ValueOf<'depositReport'>> {
  const found = await ordersOfPeriod(db, depositOrders, member.id, query, 'approved');
  const { page, order, limit, offset, totalPages, totals } = found;
  const rows = await db
    .select()
    .from(depositOrders)
    .where(page)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { content: await shownOrders(db, rows, now), pageNum: query.pageNo, totalPages, totals };
}
