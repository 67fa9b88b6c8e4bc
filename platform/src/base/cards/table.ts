import type { Table } from '../tables/table';
import { dealFrom, type Hands, winnerOf } from './baccarat';
import { shoeFrom } from './shoe';
import { partsBack, SPOTS, type Spot, TERMS } from './spots';

/** Punto Banco from a shoe of eight decks that is shuffled for each round (decision 60). */
export const CARDS: Table<{ readonly hands: Hands }> = {
  name: 'cards',
  spots: SPOTS,
  play: (draw) => ({ hands: dealFrom(shoeFrom(draw)) }),
  termsOf: (spot) => TERMS[spot as Spot],
  partsBack: (spot, { hands }) => partsBack(spot as Spot, hands),
  isReturned: (spots, { hands }) =>
    winnerOf(hands) === 'tie' && spots.every((spot) => spot === 'player' || spot === 'banker'),
};
