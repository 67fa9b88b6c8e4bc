import { Type } from '@sinclair/typebox';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { depositOrders } from '../base/db/schema';
import { type Site, siteTime } from '../base/sites/site';
import { decideOrder, type Order, orderIdOf, orderNoOf } from '../calls/cashier/orders';
import { bodyOf, merchantOf, OpsError } from './answer';

const CodeParams = Type.Object({ code: Type.String() });
const OrderParams = Type.Object({ code: Type.String(), id: Type.String() });
const LISTED = 200;

const shown = (order: Order) => ({ ...order, orderNo: orderNoOf(order.id) });

/** Lists, approves and refuses pending deposits. `:id` is the member's order number. */
export function cashierOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(
    '/_ops/merchants/:code/deposits',
    {
      config: { operation: 'decision' },
      schema: { summary: 'Lists the deposits of a merchant that wait for a decision', params: CodeParams },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const waiting = await db
        .select()
        .from(depositOrders)
        .where(and(eq(depositOrders.merchantCode, site.code), eq(depositOrders.status, 'pending')))
        .orderBy(asc(depositOrders.id))
        .limit(LISTED);
      return { deposits: waiting.map(shown) };
    },
  );

  const decisions = { approve: 'approved', refuse: 'refused' } as const;
  const summaries = {
    approve: 'Approves a deposit: the money is in the purse at once',
    refuse: 'Refuses a deposit that waits',
  } as const;
  for (const decision of ['approve', 'refuse'] as const) {
    const url = `/_ops/merchants/:code/deposits/:id/${decision}`;
    const schema = { summary: summaries[decision], params: OrderParams };
    app.post(url, { config: { operation: 'decision' }, schema }, async (request) => {
      const { code, id } = bodyOf(OrderParams, request.params);
      const site = await merchantOf(db, code);
      return shown(await decide(db, site, id, decisions[decision], siteTime(site, realNow())));
    });
  }
}

/** Decides a deposit; repeating a decision has no effect, a contrary one is too late. */
async function decide(db: Db, site: Site, orderNo: string, status: 'approved' | 'refused', at: Date): Promise<Order> {
  const order = await orderOf(db, site, orderNo);
  const decided = await db.transaction((tx) => decideOrder(tx, order, status, at));
  const now = decided ?? (await orderOf(db, site, orderNo));
  if (now.status !== status) throw new OpsError(409, `Deposit ${orderNo} is ${now.status} already.`);
  return now;
}

async function orderOf(db: Db, site: Site, orderNo: string): Promise<Order> {
  const [found] = await db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.merchantCode, site.code), eq(depositOrders.id, orderIdOf(orderNo) ?? 0)));
  if (found === undefined) throw new OpsError(404, `Merchant ${site.code} has no deposit ${orderNo}.`);
  return found;
}
