import { Type } from '@sinclair/typebox';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { depositMethods, depositOrders } from '../base/db/schema';
import { lockWallet } from '../base/ledger/move-money';
import { type Site, siteTime } from '../base/sites/site';
import { merchantMethod, merchantMethods } from '../calls/cashier/methods';
import { expireOrder, leadOrder, type Order, orderIdOf, orderNoOf } from '../calls/cashier/orders';
import { bodyOf, merchantOf, OpsError } from './answer';

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

  const reasonOf = (body: unknown) => bodyOf(RefuseBody, body).reason;
  for (const [decision, { summary, from, status }] of Object.entries(decisions)) {
    const url = `/_ops/merchants/:code/deposits/:id/${decision}`;
    const schema = { summary, params: OrderParams };
    app.post(url, { config: { operation: 'decision' }, schema }, async (request) => {
      const { code, id } = bodyOf(OrderParams, request.params);
      const reason = status === 'refused' ? reasonOf(request.body) : undefined;
      const site = await merchantOf(db, code);
      const change = { status, ...(reason === undefined ? {} : { reason }) };
      return shown(await decide(db, site, id, { from, change }, siteTime(site, realNow())));
    });
  }
  depositMethodOperations(app);
}

interface Decision {
  readonly from: readonly Order['status'][];
  readonly change: { readonly status: 'approved' | 'refused'; readonly reason?: string };
}

/** What an operator decides: an order that waits, or one that was paid late or with another amount (B011). */
const decisions = {
  approve: {
    from: ['pending'],
    status: 'approved',
    summary: 'Approves a deposit: the money is in the purse at once',
  },
  refuse: { from: ['pending', 'review'], status: 'refused', summary: 'Refuses a deposit that waits or is in review' },
  book: { from: ['review'], status: 'approved', summary: 'Books a deposit that is in review, once' },
} as const;

/** Decides a deposit; repeating a decision has no effect, a contrary one is too late. */
async function decide(db: Db, site: Site, orderNo: string, { from, change }: Decision, at: Date): Promise<Order> {
  const order = await orderOf(db, site, orderNo);
  const decided = await db.transaction(async (tx) => {
    await lockWallet(tx, order.memberId);
    const open = await expireOrder(tx, await orderOf(tx, site, orderNo), at);
    return leadOrder(tx, open, from, change, at);
  });
  const now = decided ?? (await orderOf(db, site, orderNo));
  if (now.status !== change.status) throw new OpsError(409, `Deposit ${orderNo} is ${now.status} already.`);
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
