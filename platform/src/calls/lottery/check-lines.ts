import type { BodyOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotteryOrders } from '../../base/db/schema';
import { bestOf, type Line, rounded, total } from '../../base/lottery/plays';
import { Refusal } from '../../base/refusals/refusal';
import { LIMITS, type Offer } from './offers';

/** The lines of an order as they are kept, with what they cost and may bring on each draw. */
export interface Checked {
  readonly lines: readonly Line[];
  readonly stake: string;
  readonly best: string;
}

/**
 * Reads the lines of an order by what is offered.
 *
 * @throws Refusal `pick.invalid` with the line (from 0); `order.limit` with what was broken, the limit and what is left of it
 */
export function checkLines({ plays }: Offer, wanted: BodyOf<'placeOrder'>['lines']): Checked {
  const read = wanted.map(({ play: id, pick: written, stake }, at) => {
    const play = plays.find((each) => each.id === id);
    const pick = play?.read(written);
    if (play === undefined || pick === undefined) throw new Refusal('pick.invalid', { line: at });
    if (new Big(stake).lt(LIMITS.lineMin))
      throw new Refusal('order.limit', { of: 'line', line: at, min: LIMITS.lineMin });
    if (new Big(stake).gt(LIMITS.lineMax))
      throw new Refusal('order.limit', { of: 'line', line: at, max: LIMITS.lineMax, left: LIMITS.lineMax });
    const line: Line = { play: id, pick, stake: new Big(stake).toFixed(), odds: play.odds };
    return { line, best: bestOf(play, line) };
  });
  const lines = read.map(({ line }) => line);
  const stake = total(lines.map((line) => new Big(line.stake)));
  if (stake.gt(LIMITS.orderMax))
    throw new Refusal('order.limit', { of: 'order', max: LIMITS.orderMax, left: LIMITS.orderMax });
  return { lines, stake: stake.toFixed(), best: rounded(total(read.map(({ best }) => best))) };
}

/**
 * Refuses an order that might bring more in one draw than a member may win there with all open ones (B031). Call it under the lock on
 * the member's purses, so that several at once count each other.
 *
 * @throws Refusal `order.limit` with what is left
 */
export async function refuseBeyondWin(
  tx: Db,
  memberId: number,
  drawIds: readonly number[],
  best: string,
): Promise<void> {
  const [row] = await tx.select({ most: sql<string>`coalesce(max(sum), 0)::text` }).from(
    tx
      .select({ sum: sql<string>`sum(${lotteryOrders.best})`.as('sum') })
      .from(lotteryOrders)
      .where(
        and(
          inArray(lotteryOrders.drawId, [...drawIds]),
          eq(lotteryOrders.memberId, memberId),
          eq(lotteryOrders.status, 'open'),
        ),
      )
      .groupBy(lotteryOrders.drawId)
      .as('draws'),
  );
  const left = new Big(LIMITS.winMax).minus(row?.most ?? '0');
  if (left.lt(best)) throw new Refusal('order.limit', { of: 'win', max: LIMITS.winMax, left: left.toFixed() });
}
