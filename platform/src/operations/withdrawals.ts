import { Type } from '@sinclair/typebox';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { members, messages, withdrawOrders } from '../base/db/schema';
import { languageOf } from '../base/sites/message-language';
import { type Site, siteTime } from '../base/sites/site';
import { moveOrder, type Order, orderIdOf, orderNoOf, shownOrder } from '../calls/withdrawals/orders';
import { bodyOf, merchantOf, OpsError } from './answer';

const CodeParams = Type.Object({ code: Type.String() });
const OrderParams = Type.Object({ code: Type.String(), id: Type.String() });
const Refusing = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) });
const LISTED = 200;

const decisions = {
  accept: { status: 'paying', summary: 'Accepts a withdrawal that is being checked: it is paid out next' },
  paid: { status: 'paid', summary: 'Says that a withdrawal was paid out: the held amount leaves for the house' },
  refuse: { status: 'refused', summary: 'Refuses an open withdrawal with a reason: the whole amount goes back' },
} as const;

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

  for (const [decision, { status, summary }] of Object.entries(decisions)) {
    const url = `/_ops/merchants/:code/withdrawals/:id/${decision}`;
    app.post(url, { config: { operation: 'decision' }, schema: { summary, params: OrderParams } }, async (request) => {
      const { code, id } = bodyOf(OrderParams, request.params);
      const site = await merchantOf(db, code);
      const reason = status === 'refused' ? { reason: bodyOf(Refusing, request.body).reason } : {};
      return shownOrder(db, site, await decide(db, site, id, { status, ...reason, at: siteTime(site, realNow()) }));
    });
  }
}

interface Decision {
  readonly status: (typeof decisions)[keyof typeof decisions]['status'];
  readonly reason?: string;
  readonly at: Date;
}

/** Decides a withdrawal; repeating a decision has no effect, a contrary one is too late. */
async function decide(db: Db, site: Site, orderNo: string, decision: Decision): Promise<Order> {
  const order = await orderOf(db, site, orderNo);
  const moved = await db.transaction(async (tx) => {
    const now = await moveOrder(tx, order, decision);
    if (now?.status === 'refused') await tell(tx, site, now, decision.at);
    return now;
  });
  const now = moved ?? (await orderOf(db, site, orderNo));
  if (now.status !== decision.status) throw new OpsError(409, `Withdrawal ${orderNo} is ${now.status} already.`);
  return now;
}

async function orderOf(db: Db, site: Site, orderNo: string): Promise<Order> {
  const [found] = await db
    .select()
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.merchantCode, site.code), eq(withdrawOrders.id, orderIdOf(orderNo) ?? 0)));
  if (found === undefined) throw new OpsError(404, `Merchant ${site.code} has no withdrawal ${orderNo}.`);
  return found;
}

/** A message in the member's inbox, in the merchant's language (B039). */
async function tell(tx: Db, { code, language }: Site, { id, memberId, reason }: Order, at: Date): Promise<void> {
  const orderNo = orderNoOf(id);
  const words =
    languageOf({ language }) === 'TY'
      ? { title: `การถอน ${orderNo} ถูกปฏิเสธ`, body: `คืนเงินทั้งหมดเข้ากระเป๋าแล้ว เหตุผล: ${reason}` }
      : {
          title: `Withdrawal ${orderNo} was refused`,
          body: `The whole amount is back in your wallet. Reason: ${reason}`,
        };
  await tx.insert(messages).values({ merchantCode: code, memberId, ...words, sentAt: at });
}
