import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { depositOrders } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { shownOrders } from '../cashier/orders';
import { markOf } from '../records/hours';
import { pagesOf } from '../records/pages';
import { periodOf } from '../records/period';

/** One page of a member's deposits in any state, newest first; the totals hold those that arrived. */
export async function depositReportOf(
  db: Db,
  member: Member,
  query: QueryOf<'depositReport'>,
  now: Date,
): Promise<ValueOf<'depositReport'>> {
  const { startDate, endDate, zone, status, pageNo, pageSize } = query;
  const { id, createdAt } = depositOrders;
  const { from, to } = periodOf(startDate, endDate, zone);
  const chosen = and(
    eq(depositOrders.memberId, member.id),
    gte(createdAt, from),
    lt(createdAt, to),
    status === undefined ? undefined : eq(depositOrders.status, status),
  );
  const [sums] = await db
    .select({
      rows: sql<string>`count(*)::text`,
      count: sql<string>`(count(*) filter (where ${depositOrders.status} = 'approved'))::text`,
      amount: sql<string>`coalesce(sum(${depositOrders.amount}) filter (where ${depositOrders.status} = 'approved'), 0)::text`,
      fee: sql<string>`coalesce(sum(${depositOrders.fee}) filter (where ${depositOrders.status} = 'approved'), 0)::text`,
    })
    .from(depositOrders)
    .where(chosen);
  const upTo = markOf(query.upTo);
  const rows = await db
    .select()
    .from(depositOrders)
    .where(
      upTo === undefined
        ? chosen
        : and(chosen, sql`(${createdAt}, ${id}) <= (${upTo.at.toISOString()}::timestamptz, ${upTo.id}::bigint)`),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    content: await shownOrders(db, rows, now),
    pageNum: pageNo,
    totalPages: pagesOf(Number(sums?.rows ?? 0), pageSize),
    totals: {
      rows: Number(sums?.rows ?? 0),
      count: Number(sums?.count ?? 0),
      amount: new Big(sums?.amount ?? '0').toFixed(),
      fee: new Big(sums?.fee ?? '0').toFixed(),
    },
  };
}
