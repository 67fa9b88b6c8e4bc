import type { Draw } from '../draws/draws';
import type { Table } from '../tables/table';
import { BETS, type Dice } from './spots';

const rolled = (draw: Draw) => draw(6) + 1;

/** Sic Bo: three dice under a dome. */
export const DICE: Table<{ readonly dice: Dice }> = {
  name: 'dice',
  spots: [...BETS.keys()],
  play: (draw) => ({ dice: [rolled(draw), rolled(draw), rolled(draw)] }),
  termsOf: (spot) => BETS.get(spot) ?? { brings: 0, returnPercent: '0' },
  partsBack: (spot, { dice }) => BETS.get(spot)?.back(dice) ?? 0,
  isReturned: () => false,
};
