import { Type } from '@sinclair/typebox';
import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { bankCards, members, withdrawOrders } from '../base/db/schema';
import { maskedName } from '../base/members/masked-name';
import { reaches } from '../base/operators/roles';
import { follows, orderIdOf, orderNoOf } from '../calls/withdrawals/orders';
import { bodyOf } from '../operations/answer';
import { decideWithdrawal, withdrawalDecisions } from '../operations/decide-withdrawal';
import { actsOn } from './act-routes';
import { decideAs, isOfTwo } from './by-operator';
import { DeskError } from './desk-error';
import { type Shift, shiftOf } from './guard';
import { ListQuery, PAGE, pageFrom, pageOf } from './listed';
import { OrderParams, ReasonBody, withVoices } from './orders';

const State = Type.Union(
  (['checking', 'paying', 'paid', 'cancelled', 'refused'] as const).map((each) => Type.Literal(each)),
);
const WAITING: ReadonlySet<string> = new Set(['checking', 'paying']);
const NAMES = ['accept', 'paid', 'refuse'] as const;
const url = '/desk/api/merchants/:code/withdrawals';

const rowsOf = (db: Db) =>
  db
    .select({ order: withdrawOrders, member: members.username, card: bankCards })
    .from(withdrawOrders)
    .innerJoin(members, eq(members.id, withdrawOrders.memberId))
    .innerJoin(bankCards, eq(bankCards.id, withdrawOrders.cardId));
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function shown({ order, member, card }: Row) {
  const { id, amount, fee, status, reason, createdAt } = order;
  return {
    ...{ orderNo: orderNoOf(id), member, status, reason, createdAt },
    ...{ amount: new Big(amount).toFixed(), fee: new Big(fee).toFixed() },
    received: new Big(amount).minus(fee).toFixed(),
    card: { bank: card.bank, holder: maskedName(card.holder), lastFour: card.number.slice(-4) },
  };
}

/** Withdrawals: lists by state, one with its life, and the decisions. Numbers of cards stay in the database (B016). */
export function withdrawalRoutes(app: FastifyInstance): void {
  const { db } = app.platform;

  app.get(url, async (request) => {
    const { site, operator } = await shiftOf(app, request, 'viewer');
    const { state = 'checking', from } = bodyOf(ListQuery, request.query);
    const status = bodyOf(State, state);
    const { after, order } = pageOf(withdrawOrders.id, from, WAITING.has(status));
    const rows = await rowsOf(db)
      .where(and(eq(withdrawOrders.merchantCode, site.code), eq(withdrawOrders.status, status), after))
      .orderBy(order)
      .limit(PAGE + 1);
    const { page, next } = pageFrom(rows, (row) => row.order.id);
    return { withdrawals: await withVoices(db, site.code, operator, page.map(shown)), next };
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
      const about = { subject: id, act: `withdrawal.${name}` };
      const { outcome } = await decideAs(app, request, shift, about, (on, by, at) =>
        decideWithdrawal(on, shift.site, id, { name, at, ...reason }, by),
      );
      return { outcome, withdrawal: await oneOf(db, shift, id) };
    });
  }
}

/** One withdrawal, with what was done on it and what this operator may do now. */
async function oneOf(db: Db, { site, operator, role }: Shift, orderNo: string) {
  const own = and(eq(withdrawOrders.merchantCode, site.code), eq(withdrawOrders.id, orderIdOf(orderNo) ?? 0));
  const [row] = await rowsOf(db).where(own);
  if (row === undefined) throw new DeskError(404, 'not.found');
  const [order] = await withVoices(db, site.code, operator, [shown(row)]);
  if (order === undefined) throw new DeskError(404, 'not.found');
  const mayDecide = reaches(role, 'cashier');
  const may = NAMES.filter((name) => mayDecide && follows(row.order.status, withdrawalDecisions[name].status));
  return {
    ...order,
    steps: row.order.steps,
    may,
    ofTwo: isOfTwo(site, 'withdrawal.paid', row.order.amount),
    acts: await actsOn(db, site.code, orderNo),
  };
}
