import { createHmac } from 'node:crypto';
import Big from 'big.js';
import { drawsFrom } from '../draws/draws';
import type { Seeds } from '../draws/draws-of';
import type { Pot } from './pots';
import { numberOf, type Reach, reachesOf, rulesNamed, wonBy } from './tiers';

/**
 * The number that a round drew for the pots: of a stream of its own, HMAC-SHA256(serverSeed, "clientSeed:nonce:jackpot:block") with
 * blocks from 0, so that the reels stop where they would without it.
 */
export const drawnWith = ({ serverSeed, clientSeed, nonce }: Seeds): number =>
  numberOf(
    drawsFrom((block) => createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:jackpot:${block}`).digest()),
  );

/** A round that was drawn for pots, as it is stored. `height` is what its lines paid, in hundredths of the stake. */
interface DrawnRound {
  /** The rules that it was drawn by. */
  readonly jackpot: string;
  readonly stake: string;
  readonly payout: string;
  readonly height: number | null;
}

/** What a round drew for the pots, what would have won, and what it won: the payout less what its lines paid. */
export function drawOf(round: DrawnRound, seeds: Seeds): { drawn: number; reaches: readonly Reach[]; won?: Pot } {
  const { jackpot, stake, payout, height } = round;
  const drawn = drawnWith(seeds);
  const reaches = reachesOf(rulesNamed(jackpot), stake);
  const tier = wonBy(drawn, reaches);
  const amount = new Big(payout).minus(new Big(stake).times(height ?? 0).div(100)).toFixed();
  return { drawn, reaches, ...(tier !== undefined && { won: { tier, amount } }) };
}
