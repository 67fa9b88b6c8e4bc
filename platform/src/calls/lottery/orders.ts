import type { LotteryOrder, QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotteryDraws, lotteryOrders } from '../../base/db/schema';
import { issueNamed } from '../../base/lottery/issues';
import { houseLottery, type Lottery } from '../../base/lottery/lottery';
import { payOf, playsOf } from '../../base/lottery/plays';
import type { Member } from '../../base/members/member';
import { periodOf } from '../records/period';
import { wordIn } from './offers';
import { shownDraw } from './results';

export type Order = typeof lotteryOrders.$inferSelect;

export const orderNoOf = (id: number): string => `L${id}`;

/** The id of an order number, 0 for one that is none. */
export const orderIdOf = (orderNo: string): number => (/^L\d{1,15}$/.test(orderNo) ? Number(orderNo.slice(1)) : 0);

export function lotteryOf({ lottery }: Pick<Order, 'lottery'>): Lottery {
  const found = houseLottery(lottery);
  if (found === undefined) throw new Error(`an order is of ${lottery}, which the house has not`);
  return found;
}

/** The times of an order's draw. */
export function issueOf(order: Pick<Order, 'lottery' | 'issue'>) {
  const issue = issueNamed(lotteryOf(order), order.issue);
  if (issue === undefined) throw new Error(`${order.lottery} has no draw ${order.issue}`);
  return issue;
}

/** An order as its member sees it. */
export function shownOrder(order: Order, language: string | undefined, inSeries = 1): LotteryOrder {
  const { id, lottery: code, issue, status, stake, best, payout, lines, placedAt, endedAt, series, toldAt } = order;
  const { drawAt, closesAt } = issueOf(order);
  const plain = (amount: string) => new Big(amount).toFixed();
  return {
    ...{ orderNo: orderNoOf(id), code, displayName: wordIn(lotteryOf(order).displayName, language), issue, status },
    ...{ drawAt: drawAt.getTime(), closesAt: closesAt.getTime(), placedAt: placedAt.getTime(), lines: lines.length },
    ...{ stake: plain(stake), best: plain(best), payout: plain(payout) },
    ...(endedAt === null ? {} : { endedAt: endedAt.getTime() }),
    ...(series !== id || inSeries > 1 ? { series: orderNoOf(series) } : {}),
    ...(status === 'won' && toldAt === null ? { isNew: true as const } : {}),
  };
}

/** The same, told in another language: the answer of a submit is kept in that of its first try. */
export const namedIn = (order: LotteryOrder, language: string | undefined): LotteryOrder => ({
  ...order,
  displayName: wordIn(lotteryOf({ lottery: order.code }).displayName, language),
});

const ofMember = ({ id }: Pick<Member, 'id'>) => eq(lotteryOrders.memberId, id);

/** One order of the member. */
export async function ownOrder(db: Db, member: Pick<Member, 'id'>, orderNo: string): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.id, orderIdOf(orderNo)), ofMember(member)));
  return order;
}

/** A member's orders of some days, newest first, a page at a time (B019). */
export async function ordersOf(
  db: Db,
  member: Member,
  { startDate, endDate, zone, code, status, before, pageSize = 20, language }: QueryOf<'lotteryOrders'>,
): Promise<ValueOf<'lotteryOrders'>> {
  const { from, to } = periodOf(startDate, endDate, zone);
  const { id, lottery, placedAt, status: state } = lotteryOrders;
  const rows = await db
    .select()
    .from(lotteryOrders)
    .where(
      and(
        ...[ofMember(member), gte(placedAt, from), lt(placedAt, to)],
        code === undefined ? undefined : eq(lottery, code),
        status === undefined ? undefined : eq(state, status),
        before === undefined ? undefined : lt(id, orderIdOf(before)),
      ),
    )
    .orderBy(desc(id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const content = shown.map((order) => shownOrder(order, language));
  return { content, ...(last === undefined ? {} : { next: orderNoOf(last.id) }) };
}

type Picks = NonNullable<ValueOf<'teamOrder'>>['picks'];

/** The lines of an order, with what each brought once it was drawn. */
export function picksOf(
  { lottery: code, lines, status }: Order,
  draw: typeof lotteryDraws.$inferSelect | undefined,
  language: string | undefined,
): Picks {
  const names = new Map(playsOf(code).map(({ id, name }) => [id, wordIn(name, language)]));
  const numbers = status === 'won' || status === 'lost' ? draw?.numbers : undefined;
  return lines.map((line) => ({
    ...line,
    name: names.get(line.play) ?? line.play,
    ...(numbers ? { pay: payOf(code, line, numbers).toFixed() } : {}),
  }));
}

/** One order with its lines, what was drawn and which of them won; null for an unknown one and for somebody else's. */
export async function orderOf(
  db: Db,
  member: Member,
  { orderNo, language }: QueryOf<'lotteryOrder'>,
): Promise<ValueOf<'lotteryOrder'>> {
  const order = await ownOrder(db, member, orderNo);
  if (order === undefined) return null;
  const [draw] = await db.select().from(lotteryDraws).where(eq(lotteryDraws.id, order.drawId));
  const others = await db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.series, order.series), ofMember(member), ne(lotteryOrders.id, order.id)))
    .orderBy(lotteryOrders.id);
  const lottery = lotteryOf(order);
  return {
    ...shownOrder(order, language, others.length + 1),
    stopOnWin: order.stopOnWin,
    result: draw === undefined || draw.state === 'open' ? null : shownDraw(lottery, issueOf(order), draw),
    picks: picksOf(order, draw, language),
    others: others.map((each) => shownOrder(each, language, others.length + 1)),
  };
}
