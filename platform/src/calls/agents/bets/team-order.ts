import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { and, eq, exists, ne } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { lotteryDraws, lotteryOrders, members, teamMembers } from '../../../base/db/schema';
import { wordIn } from '../../lottery/offers';
import { lotteryOf, orderIdOf, orderNoOf, picksOf } from '../../lottery/orders';
import type { Agent } from '../team';

/** Free accounts are in no team (B008). */
const FREE = 4;

/**
 * The lines of a lottery order of an agent's team (F-TEAMBET-01); null for an order of the agent, of a free account and of anybody else.
 */
export async function teamOrderOf(
  db: Db,
  { id, merchantCode }: Agent,
  { orderNo, language }: QueryOf<'teamOrder'>,
): Promise<ValueOf<'teamOrder'>> {
  const below = and(eq(teamMembers.ancestorId, id), eq(teamMembers.memberId, lotteryOrders.memberId));
  const owner = and(eq(members.id, lotteryOrders.memberId), ne(members.type, FREE));
  const [found] = await db
    .select({ order: lotteryOrders, draw: lotteryDraws })
    .from(lotteryOrders)
    .innerJoin(lotteryDraws, eq(lotteryDraws.id, lotteryOrders.drawId))
    .where(
      and(
        ...[eq(lotteryOrders.id, orderIdOf(orderNo)), eq(lotteryOrders.merchantCode, merchantCode)],
        exists(db.select({ depth: teamMembers.depth }).from(teamMembers).where(below)),
        exists(db.select({ type: members.type }).from(members).where(owner)),
      ),
    );
  if (found === undefined) return null;
  const { order, draw } = found;
  return {
    ...{
      orderNo: orderNoOf(order.id),
      displayName: wordIn(lotteryOf(order).displayName, language),
      issue: order.issue,
    },
    picks: picksOf(order, draw, language),
  };
}
