import Big from 'big.js';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { depositOrders, withdrawOrders } from '../../base/db/schema';
import { markOf } from '../records/hours';
import { pagesOf } from '../records/pages';
import { periodOf } from '../records/period';

type Orders = typeof depositOrders | typeof withdrawOrders;

interface Asked {
  readonly startDate: string;
  readonly endDate: string;
  /** Minutes east of UTC. */
  readonly zone: number;
  readonly status?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly upTo?: string | undefined;
}

interface Found {
  /** The rows of the asked page. */
  readonly page: SQL;
  readonly order: SQL[];
  readonly limit: number;
  readonly offset: number;
  readonly totalPages: number;
  /** `rows` counts all that were found, the others those that came to their good end. */
  readonly totals: { readonly rows: number; readonly count: number; readonly amount: string; readonly fee: string };
}

/**
 * What a report over a member's orders of a period shows (B019): the condition of the asked page, newest first, and the totals of
 * the whole period.
 *
 * @param good the state whose amounts are added up
 */
export async function ordersOfPeriod(
  db: Db,
  table: Orders,
  memberId: number,
  asked: Asked,
  good: 'approved' | 'paid',
): Promise<Found> {
  const { startDate, endDate, zone, status, pageNo, pageSize } = asked;
  const { id, createdAt, amount, fee } = table;
  const { from, to } = periodOf(startDate, endDate, zone);
  const chosen = and(
    eq(table.memberId, memberId),
    gte(createdAt, from),
    lt(createdAt, to),
    status === undefined ? undefined : sql`${table.status} = ${status}`,
  ) as SQL;
  const isGood = sql`filter (where ${table.status} = ${good})`;
  const [sums] = await db
    .select({
      rows: sql<string>`count(*)::text`,
      count: sql<string>`(count(*) ${isGood})::text`,
      amount: sql<string>`coalesce(sum(${amount}) ${isGood}, 0)::text`,
      fee: sql<string>`coalesce(sum(${fee}) ${isGood}, 0)::text`,
    })
    .from(table)
    .where(chosen);
  const upTo = markOf(asked.upTo);
  const before =
    upTo === undefined
      ? undefined
      : sql`(${createdAt}, ${id}) <= (${upTo.at.toISOString()}::timestamptz, ${upTo.id}::bigint)`;
  const rows = Number(sums?.rows ?? 0);
  return {
    page: and(chosen, before) as SQL,
    order: [desc(createdAt), desc(id)],
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
    totalPages: pagesOf(rows, pageSize),
    totals: {
      rows,
      count: Number(sums?.count ?? 0),
      amount: new Big(sums?.amount ?? '0').toFixed(),
      fee: new Big(sums?.fee ?? '0').toFixed(),
    },
  };
}
