import { Type } from '@sinclair/typebox';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { members, withdrawOrders } from '../base/db/schema';
import { shownOrder } from '../calls/withdrawals/orders';
import { bodyOf, merchantOf, OpsError } from './answer';
import { decideWithdrawal, withdrawalDecisions } from './decide-withdrawal';
import { byKey } from './decided-by';

const CodeParams = Type.Object({ code: Type.String() });
const OrderParams = Type.Object({ code: Type.String(), id: Type.String() });
const Refusing = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) });
const LISTED = 200;

/** Lists open withdrawals, accepts, pays and refuses them (B014). `:id` is the member's order number. */
export function withdrawalOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(
    '/_ops/merchants/:code/withdrawals',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Lists the withdrawals of a merchant that are on their way', params: CodeParams },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const open = await db
        .select({ order: withdrawOrders, member: members.username })
        .from(withdrawOrders)
        .innerJoin(members, eq(members.id, withdrawOrders.memberId))
        .where(and(eq(withdrawOrders.merchantCode, site.code), inArray(withdrawOrders.status, ['checking', 'paying'])))
        .orderBy(asc(withdrawOrders.id))
        .limit(LISTED);
      const shown = open.map(async ({ order, member }) => ({ ...(await shownOrder(db, site, order)), member }));
      return { withdrawals: await Promise.all(shown) };
    },
  );

  for (const name of ['accept', 'paid', 'refuse'] as const) {
    const { status, summary } = withdrawalDecisions[name];
    const url = `/_ops/merchants/:code/withdrawals/:id/${name}`;
    app.post(url, { config: { operation: 'decision' }, schema: { summary, params: OrderParams } }, async (request) => {
      const { code, id } = bodyOf(OrderParams, request.params);
      const site = await merchantOf(db, code);
      const reason = status === 'refused' ? { reason: bodyOf(Refusing, request.body).reason } : {};
      const at = realNow();
      const { order } = await decideWithdrawal(db, site, id, { name, ...reason, at }, byKey(request, at));
      if (order.status !== status) throw new OpsError(409, `Withdrawal ${id} is ${order.status} already.`);
      return shownOrder(db, site, order);
    });
  }
}
