import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq, gte, inArray, isNull, min } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotteryDraws, lotteryOrders } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { nextMatchEnd, tellMatchWins } from '../bets/match-wins';
import { wordIn } from './offers';
import { lotteryOf, orderIdOf, orderNoOf } from './orders';

/** When the next draw that a member has an open order in is made, or the last match of an open bet ends; undefined where there is none. */
export async function nextDrawOf(db: Db, memberId: number): Promise<Date | undefined> {
  const [draw, match] = await Promise.all([nextOrderOf(db, memberId), nextMatchEnd(db, memberId)]);
  return draw === undefined || (match !== undefined && match < draw) ? match : draw;
}

async function nextOrderOf(db: Db, memberId: number): Promise<Date | undefined> {
  const [next] = await db
    .select({ drawAt: min(lotteryDraws.drawAt) })
    .from(lotteryOrders)
    .innerJoin(lotteryDraws, eq(lotteryDraws.id, lotteryOrders.drawId))
    .where(and(eq(lotteryOrders.memberId, memberId), eq(lotteryOrders.status, 'open')));
  return next?.drawAt ?? undefined;
}

interface Telling {
  readonly language: string | undefined;
  readonly now: Date;
}

/**
 * Gives wins of the member to the page that tells of them. One statement finds and marks them, so that of two tabs or devices one
 * gets each (F-SETTLE-06).
 */
export async function tellWins(
  db: Db,
  { id }: Pick<Member, 'id'>,
  body: BodyOf<'tellWins'>,
  { language, now }: Telling,
): Promise<ValueOf<'tellWins'>> {
  const asked =
    'orderNos' in body
      ? inArray(lotteryOrders.id, body.orderNos.map(orderIdOf))
      : gte(lotteryOrders.endedAt, new Date(body.since));
  const since = 'since' in body ? new Date(body.since) : undefined;
  const [told, matches, next] = await Promise.all([
    db
      .update(lotteryOrders)
      .set({ toldAt: now })
      .where(and(eq(lotteryOrders.memberId, id), eq(lotteryOrders.status, 'won'), isNull(lotteryOrders.toldAt), asked))
      .returning(),
    // The page of the orders tells of those alone.
    since === undefined ? [] : tellMatchWins(db, { id }, { since, now, language }),
    nextDrawOf(db, id),
  ]);
  const wins = told
    .sort((one, other) => one.id - other.id)
    .map((order) => ({
      orderNo: orderNoOf(order.id),
      displayName: wordIn(lotteryOf(order).displayName, language),
      issue: order.issue,
      payout: new Big(order.payout).toFixed(),
    }));
  return { wins: [...wins, ...matches], ...(next === undefined ? {} : { nextDraw: next.getTime() }) };
}
