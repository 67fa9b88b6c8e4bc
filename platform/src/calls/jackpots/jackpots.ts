import type { JackpotPot } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { games, jackpotWins, members } from '../../base/db/schema';
import { potsOf } from '../../base/jackpots/pots';
import type { Tier } from '../../base/jackpots/tiers';
import { boardName } from '../../base/members/board-name';

/**
 * The pots of a merchant, the largest first: what is in each by the ledger, and who won it last, with a masked name (decision 76,
 * B038). Amounts are told to whole hundredths, rounded down as a winner would be paid.
 */
export async function jackpotsOf(db: Db, merchant: string): Promise<JackpotPot[]> {
  const pots = await potsOf(db, merchant);
  return Promise.all(
    pots.map(async ({ tier, amount }) => {
      const last = await lastOf(db, merchant, tier);
      return { tier, amount: new Big(amount).round(2, Big.roundDown).toFixed(2), ...(last && { last }) };
    }),
  );
}

async function lastOf(db: Db, merchant: string, tier: Tier): Promise<JackpotPot['last']> {
  const [win] = await db
    .select({
      username: members.username,
      amount: jackpotWins.amount,
      wonAt: jackpotWins.wonAt,
      gameName: games.gameName,
    })
    .from(jackpotWins)
    .innerJoin(members, eq(members.id, jackpotWins.memberId))
    .innerJoin(games, eq(games.nodeId, jackpotWins.nodeId))
    .where(and(eq(jackpotWins.merchantCode, merchant), eq(jackpotWins.tier, tier)))
    .orderBy(desc(jackpotWins.wonAt), desc(jackpotWins.id))
    .limit(1);
  if (win === undefined) return undefined;
  const { username, amount, wonAt, gameName } = win;
  return { account: boardName(username), amount: new Big(amount).toFixed(2), wonAt: wonAt.getTime(), gameName };
}
