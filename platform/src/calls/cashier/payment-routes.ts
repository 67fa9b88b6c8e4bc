import { Type } from '@sinclair/typebox';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkerOf } from '../../base/call/checker';
import { depositOrders } from '../../base/db/schema';
import { notFound } from '../../base/server/errors';
import type { Site } from '../../base/sites/site';
import { Notice, noticeSignature, takeNotice } from './notices';
import { type Order, orderIdOf, orderNoOf, totalOf } from './orders';
import { isSame, orderSignature, paymentKeyOf } from './payment-address';
import { PAGE_STYLE_HASH, paymentPage } from './payment-page';

const payOnly = { config: { hosts: 'pay' }, schema: { hide: true }, bodyLimit: 1024 } as const;
const noticeOnly = { schema: { hide: true }, bodyLimit: 4 * 1024 } as const;
const checkNotice = checkerOf(Notice);
const checkChoice = checkerOf(
  Type.Object({ state: Type.Union([Type.Literal('paid'), Type.Literal('refused'), Type.Literal('cancelled')]) }),
);

/** Takes notices of payments, and serves the payment host of a demonstration (B010, B011). */
export function paymentRoutes(app: FastifyInstance): void {
  const { db, realNow, switches } = app.platform;

  app.post('/payments/notices', noticeOnly, async (request, reply) => {
    const notice = checkNotice.json(request.body) as Notice;
    const order = await takeNotice(db, siteOf(request), notice, realNow());
    if (order === 'forged') return reply.status(403).send({ error: 'The signature does not fit.' });
    return { order: orderNoOf(order.id), state: order.status };
  });

  // A real payment host is another server; this one only shows how it goes (docs/decisions/0016).
  if (switches.demo || switches.tests) paymentHost(app);
}

/** The pages of the payment host. They know the order by its signed address, and no session. */
function paymentHost(app: FastifyInstance): void {
  const { db, realNow } = app.platform;
  type Address = { Params: { order: string }; Querystring: { s?: string } };

  app.get<Address>('/pay/:order', payOnly, async (request, reply) => {
    const order = await signedOrder(request);
    if (order === undefined) return notFound(request, reply);
    return guarded(reply, order)
      .type('text/html; charset=utf-8')
      .send(
        paymentPage({
          order,
          site: siteOf(request),
          isThai: /^th\b/i.test(request.headers['accept-language'] ?? ''),
          isOpen: order.status === 'pending' && (order.payBy === null || order.payBy > request.now),
        }),
      );
  });

  app.post<Address>('/pay/:order', payOnly, async (request, reply) => {
    const order = await signedOrder(request);
    if (order === undefined) return notFound(request, reply);
    const { state } = checkChoice.json(request.body) as { state: Notice['state'] };
    const said = { order: orderNoOf(order.id), amount: totalOf(order), state, time: realNow().getTime() };
    const signature = noticeSignature(await paymentKeyOf(db, order.merchantCode), said);
    await takeNotice(db, siteOf(request), { ...said, signature }, realNow());
    return guarded(reply, order).redirect(wayBack(order), 303);
  });

  async function signedOrder(request: FastifyRequest<Address>): Promise<Order | undefined> {
    const { code } = siteOf(request);
    const id = orderIdOf(request.params.order);
    const { s } = request.query;
    if (id === undefined || typeof s !== 'string') return undefined;
    if (!isSame(orderSignature(await paymentKeyOf(db, code), request.params.order), s)) return undefined;
    const [order] = await db
      .select()
      .from(depositOrders)
      .where(and(eq(depositOrders.id, id), eq(depositOrders.merchantCode, code)));
    return order;
  }
}

/** Back to the page that made the order, which then asks what became of it. */
const wayBack = (order: Pick<Order, 'id' | 'siteOrigin'>): string =>
  `${order.siteOrigin ?? ''}/m/voucherCenter?order=${orderNoOf(order.id)}`;

/** Nothing is loaded from anywhere and nobody frames it; its forms lead to itself and, by redirect, back to the site. */
const guarded = (reply: FastifyReply, { siteOrigin }: Pick<Order, 'siteOrigin'>) =>
  reply.headers({
    'content-security-policy': [
      "default-src 'none'",
      `style-src '${PAGE_STYLE_HASH}'`,
      `form-action 'self' ${siteOrigin ?? ''}`.trim(),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });

function siteOf({ site }: Pick<FastifyRequest, 'site'>): Site {
  if (site === undefined) throw new Error('a payment was reached without a site');
  return site;
}
