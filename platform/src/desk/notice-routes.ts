import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { depositOrders, members, paymentNotices } from '../base/db/schema';
import { orderNoOf, totalOf } from '../calls/cashier/orders';
import { bodyOf } from '../operations/answer';
import { shiftOf } from './guard';
import { ListQuery, PAGE, pageFrom, pageOf } from './listed';

const { id, at, saidAt, said, amount, ledTo } = paymentNotices;
const columns = { id, at, saidAt, said, paid: amount, ledTo };

/** What the bank said about one deposit, oldest first. */
export async function noticesOn(db: Db, orderId: number) {
  const rows = await db
    .select(columns)
    .from(paymentNotices)
    .where(eq(paymentNotices.orderId, orderId))
    .orderBy(asc(id))
    .limit(PAGE);
  return rows.map((row) => ({ ...row, paid: new Big(row.paid).toFixed() }));
}

/** Notices of banks, newest first, each beside the deposit that it speaks of. */
export function noticeRoutes(app: FastifyInstance): void {
  const { db } = app.platform;
  app.get('/desk/api/merchants/:code/notices', async (request) => {
    const { site } = await shiftOf(app, request, 'viewer');
    const { after, order } = pageOf(id, bodyOf(ListQuery, request.query).from, false);
    const rows = await db
      .select({ notice: columns, order: depositOrders, member: members.username })
      .from(paymentNotices)
      .innerJoin(depositOrders, eq(depositOrders.id, paymentNotices.orderId))
      .innerJoin(members, eq(members.id, depositOrders.memberId))
      .where(and(eq(paymentNotices.merchantCode, site.code), after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, (row) => row.notice.id);
    const notices = page.map(({ notice, order: deposit, member }) => ({
      ...notice,
      paid: new Big(notice.paid).toFixed(),
      ...{ orderNo: orderNoOf(deposit.id), member, status: deposit.status, total: new Big(totalOf(deposit)).toFixed() },
    }));
    return { notices, next };
  });
}
