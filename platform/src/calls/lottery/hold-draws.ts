import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotteryDraws } from '../../base/db/schema';
import type { Issue } from '../../base/lottery/issues';
import { Refusal } from '../../base/refusals/refusal';
import type { Draw, Place } from './draws';

/**
 * Holds draws until the transaction ends, in their order: nobody draws or voids them meanwhile, others may hold them too. Rows of
 * draws that nobody ordered yet are made.
 *
 * @throws Refusal `draw.closed` when one of them was drawn or is void
 */
export async function holdDraws(
  tx: Db,
  { merchantCode, lottery }: Place,
  issues: readonly Issue[],
): Promise<readonly Draw[]> {
  const rows = issues.map(({ issue, drawAt }) => ({
    merchantCode,
    lottery: lottery.code,
    issue,
    drawAt,
    state: 'open' as const,
  }));
  await tx.insert(lotteryDraws).values(rows).onConflictDoNothing();
  const held = await tx
    .select()
    .from(lotteryDraws)
    .where(
      and(
        eq(lotteryDraws.merchantCode, merchantCode),
        eq(lotteryDraws.lottery, lottery.code),
        inArray(
          lotteryDraws.issue,
          issues.map(({ issue }) => issue),
        ),
      ),
    )
    .orderBy(asc(lotteryDraws.issue))
    .for('share');
  const closed = held.find(({ state }) => state !== 'open');
  if (closed !== undefined || held.length < issues.length)
    throw new Refusal('draw.closed', { issue: closed?.issue ?? '' });
  return held;
}
