import Big from 'big.js';
import type { Db } from '../../base/db/database';
import { jackpotWins } from '../../base/db/schema';
import { drawnWith } from '../../base/jackpots/drawn';
import { isLinked } from '../../base/jackpots/linked';
import { accountOf, type Pot, type PotStake, takePart } from '../../base/jackpots/pots';
import { RULES, reachesOf, wonBy } from '../../base/jackpots/tiers';
import { isTrial } from '../../base/members/agency';
import { tell } from '../../base/messages/tell';
import type { End, Prize } from '../../base/money/bets';
import { kindOf } from '../kinds/kinds';
import type { VendorGame } from '../vendor-game';
import type { Visit } from '../visits/visit';
import type { Seed } from './seeds';

type Player = Pick<Visit, 'site' | 'member'>;

/** Whether rounds of a player at a game are drawn for pots: play money neither fills a pot nor wins one (B007). */
export function plays(
  { site, member }: Player,
  game: Pick<VendorGame, 'gameType' | 'gameClassify' | 'gameName'>,
): boolean {
  const own = member.merchantCode === site.code && !isTrial(member.type);
  return own && isLinked(game) && kindOf(game).name === 'reels';
}

/** What a round is with the pots: how it ends with a prize in it, and what the player is told. */
interface WithPots {
  readonly end: End;
  readonly prize?: Prize;
  readonly won?: Pot;
}

/**
 * Lets the stake of a round take part in the pots of the merchant, and draws for them with the round's own seeds. Call it under the
 * lock on the member's purses, before the bet is played.
 */
export async function withPots(tx: Db, stake: PotStake, seed: Seed, end: End): Promise<WithPots> {
  const won = await takePart(tx, stake, wonBy(drawnWith(seed), reachesOf(RULES, stake.stake)));
  if (won === undefined) return { end };
  const payout = new Big(end.payout).plus(won.amount).toFixed();
  return { end: { status: 'won', payout }, prize: { account: accountOf(won.tier), amount: won.amount }, won };
}

/** Notes who won a pot, and tells the winner. Call it in the transaction of the round. */
export async function noteWin(
  tx: Db,
  { site, member }: Player,
  stake: PotStake,
  game: VendorGame,
  won: Pot,
): Promise<void> {
  const { merchant: merchantCode, memberId, reference, at: wonAt } = stake;
  await tx.insert(jackpotWins).values({ merchantCode, memberId, nodeId: game.nodeId, reference, wonAt, ...won });
  const { tier, amount } = won;
  await tell(tx, site, member.id, 'jackpot.won', { tier, amount, game: game.gameName }, wonAt);
}
