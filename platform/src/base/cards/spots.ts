import { PARTS, type Terms } from '../tables/table';
import { type Hands, isPair, winnerOf } from './baccarat';

/** What can be bet on, in the order of the table. */
export const SPOTS = ['playerPair', 'tie', 'bankerPair', 'player', 'banker'] as const;
export type Spot = (typeof SPOTS)[number];

export const TERMS: Readonly<Record<Spot, Terms>> = {
  player: { brings: 2 * PARTS, returnPercent: '98.76' },
  banker: { brings: 2 * PARTS - 1, returnPercent: '98.94' },
  tie: { brings: 9 * PARTS, returnPercent: '85.64' },
  playerPair: { brings: 12 * PARTS, returnPercent: '89.63' },
  bankerPair: { brings: 12 * PARTS, returnPercent: '89.63' },
};

/** Parts of the stake on a spot that come back: all of them when Player and Banker tie, none of a lost one. */
export function partsBack(spot: Spot, hands: Hands): number {
  const { brings } = TERMS[spot];
  if (spot === 'playerPair') return isPair(hands.player) ? brings : 0;
  if (spot === 'bankerPair') return isPair(hands.banker) ? brings : 0;
  const winner = winnerOf(hands);
  if (winner === 'tie' && spot !== 'tie') return PARTS;
  return winner === spot ? brings : 0;
}
