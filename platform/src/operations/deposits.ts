import { Type } from '@sinclair/typebox';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { depositMethods, depositOrders } from '../base/db/schema';
import { merchantMethod, merchantMethods } from '../calls/cashier/methods';
import { type Order, orderNoOf } from '../calls/cashier/orders';
import { bodyOf, merchantOf, OpsError } from './answer';
import { decideDeposit, depositDecisions } from './decide-deposit';
import { byKey } from './decided-by';

const CodeParams = Type.Object({ code: Type.String() });
const OrderParams = Type.Object({ code: Type.String(), id: Type.String() });
const RefuseBody = Type.Object(
  { reason: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
  { additionalProperties: false },
);
const LISTED = 200;

const shown = (order: Order) => ({ ...order, orderNo: orderNoOf(order.id) });

/** Lists, approves, books and refuses deposits. `:id` is the member's order number. */
export function cashierOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.get(
    '/_ops/merchants/:code/deposits',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Lists the deposits of a merchant that wait for a decision or are in review',
        params: CodeParams,
      },
    },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      const waiting = await db
        .select()
        .from(depositOrders)
        .where(and(eq(depositOrders.merchantCode, site.code), inArray(depositOrders.status, ['pending', 'review'])))
        .orderBy(asc(depositOrders.id))
        .limit(LISTED);
      return { deposits: waiting.map(shown) };
    },
  );

  for (const name of ['approve', 'refuse', 'book'] as const) {
    const { status, summary } = depositDecisions[name];
    const url = `/_ops/merchants/:code/deposits/:id/${name}`;
    app.post(url, { config: { operation: 'decision' }, schema: { summary, params: OrderParams } }, async (request) => {
      const { code, id } = bodyOf(OrderParams, request.params);
      const { reason } = status === 'refused' ? bodyOf(RefuseBody, request.body) : {};
      const site = await merchantOf(db, code);
      const at = realNow();
      const decision = { name, at, ...(reason === undefined ? {} : { reason }) };
      const { order } = await decideDeposit(db, site, id, decision, byKey(request, at));
      if (order.status !== status) throw new OpsError(409, `Deposit ${id} is ${order.status} already.`);
      return shown(order);
    });
  }
  depositMethodOperations(app);
}

const Limit = Type.Optional(Type.Union([Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,2})?$' }), Type.Null()]));
const MethodBody = Type.Object(
  {
    closed: Type.Optional(Type.Boolean()),
    ...{ min: Limit, max: Limit, dayMax: Limit, feePercent: Limit },
    level: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()])),
  },
  { additionalProperties: false },
);
const MethodParams = Type.Object({ code: Type.String(), method: Type.String() });

/** Shows and changes the ways to deposit of a merchant: open or closed, limits, fee, club level (B012). */
function depositMethodOperations(app: FastifyInstance): void {
  const { db } = app.platform;
  const config = { operation: 'decision' } as const;

  app.get(
    '/_ops/merchants/:code/deposit-methods',
    { config, schema: { summary: 'Shows the ways to deposit with their limits', params: CodeParams } },
    async (request) => {
      const site = await merchantOf(db, bodyOf(CodeParams, request.params).code);
      return { methods: await merchantMethods(db, site.code) };
    },
  );

  app.patch(
    '/_ops/merchants/:code/deposit-methods/:method',
    {
      config,
      schema: { summary: 'Opens, closes or limits a way to deposit; null takes the reference’s', params: MethodParams },
    },
    async (request) => {
      const { code, method } = bodyOf(MethodParams, request.params);
      const site = await merchantOf(db, code);
      const change = bodyOf(MethodBody, request.body);
      if ((await merchantMethod(db, site.code, method)) === undefined)
        throw new OpsError(404, `There is no way to deposit ${method}.`);
      await db
        .insert(depositMethods)
        .values({ merchantCode: site.code, code: method, ...change })
        .onConflictDoUpdate({
          target: [depositMethods.merchantCode, depositMethods.code],
          set: { code: method, ...change },
        });
      return merchantMethod(db, site.code, method);
    },
  );
}
