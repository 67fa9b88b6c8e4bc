import { Type } from '@sinclair/typebox';
import Big from 'big.js';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { depositOrders, depositSteps, members } from '../base/db/schema';
import { reaches } from '../base/operators/roles';
import { methodName } from '../calls/cashier/methods';
import { orderIdOf, orderNoOf, totalOf } from '../calls/cashier/orders';
import { bodyOf } from '../operations/answer';
import { decideDeposit, depositDecisions } from '../operations/decide-deposit';
import { actsOn } from './act-routes';
import { decideAs, isOfTwo } from './by-operator';
import { DeskError } from './desk-error';
import { type Shift, shiftOf } from './guard';
import { ListQuery, PAGE, pageFrom, pageOf } from './listed';
import { noticesOn } from './notice-routes';
import { OrderParams, ReasonBody, withVoices } from './orders';

const State = Type.Union(
  (['pending', 'review', 'approved', 'refused', 'cancelled', 'expired'] as const).map((each) => Type.Literal(each)),
);
const WAITING: ReadonlySet<string> = new Set(['pending', 'review']);
const NAMES = ['approve', 'book', 'refuse'] as const;
const url = '/desk/api/merchants/:code/deposits';

const rowsOf = (db: Db) =>
  db
    .select({ order: depositOrders, member: members.username })
    .from(depositOrders)
    .innerJoin(members, eq(members.id, depositOrders.memberId));
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function shown({ order, member }: Row) {
  const { id, method, amount, fee, status, reason, createdAt, payBy, paidAt } = order;
  return {
    ...{
      orderNo: orderNoOf(id),
      member,
      method,
      methodName: methodName(method),
      status,
      reason,
      createdAt,
      payBy,
      paidAt,
    },
    ...{ amount: new Big(amount).toFixed(), fee: new Big(fee).toFixed(), total: new Big(totalOf(order)).toFixed() },
  };
}

/** Deposits: lists by state, one with its life, and the decisions. */
export function depositRoutes(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get(url, async (request) => {
    const { site, operator } = await shiftOf(app, request, 'viewer');
    const { state = 'pending', from } = bodyOf(ListQuery, request.query);
    const status = bodyOf(State, state);
    const { after, order } = pageOf(depositOrders.id, from, WAITING.has(status));
    const rows = await rowsOf(db)
      .where(and(eq(depositOrders.merchantCode, site.code), eq(depositOrders.status, status), after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, (row) => row.order.id);
    return { deposits: await withVoices(db, site.code, operator, page.map(shown)), next };
  });

  app.get(`${url}/:id`, async (request) => {
    const shift = await shiftOf(app, request, 'viewer');
    return oneOf(db, shift, bodyOf(OrderParams, request.params).id);
  });

  for (const name of NAMES) {
    app.post(`${url}/:id/${name}`, async (request) => {
      const shift = await shiftOf(app, request, 'cashier');
      const { id } = bodyOf(OrderParams, request.params);
      const reason = name === 'refuse' ? { reason: bodyOf(ReasonBody, request.body).reason.trim() } : {};
      const about = { subject: id, act: `deposit.${name}` };
      const { outcome } = await decideAs(app, request, shift, about, (on, by, at) =>
        decideDeposit(on, shift.site, id, { name, at, ...reason }, by),
      );
      return { outcome, deposit: await oneOf(db, shift, id) };
    });
  }
}

/** One deposit, with its states, what the bank said, what was done on it, and what this operator may do now. */
async function oneOf(db: Db, { site, operator, role }: Shift, orderNo: string) {
  const id = orderIdOf(orderNo) ?? 0;
  const [row] = await rowsOf(db).where(and(eq(depositOrders.merchantCode, site.code), eq(depositOrders.id, id)));
  if (row === undefined) throw new DeskError(404, 'not.found');
  const [order] = await withVoices(db, site.code, operator, [shown(row)]);
  if (order === undefined) throw new DeskError(404, 'not.found');
  const { status, at } = depositSteps;
  const steps = await db
    .select({ status, at })
    .from(depositSteps)
    .where(eq(depositSteps.orderId, id))
    .orderBy(asc(depositSteps.id));
  const from = (name: (typeof NAMES)[number]): readonly string[] => depositDecisions[name].from;
  const may = NAMES.filter((name) => reaches(role, 'cashier') && from(name).includes(row.order.status));
  return {
    ...order,
    steps: steps.map((step) => ({ status: step.status, at: step.at.getTime() })),
    may,
    ofTwo: isOfTwo(site, 'deposit.approve', row.order.amount),
    notices: await noticesOn(db, id),
    acts: await actsOn(db, site.code, orderNo),
  };
}
