import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { bankCards, withdrawOrders } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { shownWith } from '../withdrawals/orders';
import { ordersOfPeriod } from './orders-of-period';

/** One page of a member's withdrawals in any state, newest first; the totals hold those that were paid (B014). */
export async function withdrawReportOf(
  db: Db,
  site: Pick<Site, 'flags'>,
  member: Member,
  query: QueryOf<'withdrawReport'>,
): Promise<ValueOf<'withdrawReport'>> {
  const found = await ordersOfPeriod(db, withdrawOrders, member.id, query, 'paid');
  const { page, order, limit, offset, totalPages, totals } = found;
  const rows = await db
    .select({ order: getTableColumns(withdrawOrders), card: { bank: bankCards.bank, number: bankCards.number } })
    .from(withdrawOrders)
    .innerJoin(bankCards, eq(bankCards.id, withdrawOrders.cardId))
    .where(page)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return {
    content: rows.map((row) => shownWith(site, row.order, row.card)),
    pageNum: query.pageNo,
    totalPages,
    totals: { ...totals, received: new Big(totals.amount).minus(totals.fee).toFixed() },
  };
}
