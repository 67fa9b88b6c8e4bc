import type { Table } from '../tables/table';
import { boutOf, fightFrom, type Rounds } from './bout';
import { BETS } from './spots';

/** A bout of two corners over several rounds (decision 64). */
export const FIGHTS: Table<{ readonly blows: Rounds }> = {
  name: 'fights',
  spots: [...BETS.keys()],
  play: (draw) => ({ blows: fightFrom(draw) }),
  termsOf: (spot) => BETS.get(spot) ?? { brings: 0, returnPercent: '0' },
  partsBack: (spot, { blows }) => BETS.get(spot)?.back(boutOf(blows)) ?? 0,
  isReturned: (spots, { blows }) =>
    boutOf(blows).winner === 'draw' && spots.every((spot) => spot === 'fight-red' || spot === 'fight-blue'),
};
