import Big from 'big.js';
import { handsOf } from '../../base/cards/cards-of';
import { paidOn } from '../../base/cards/paid';
import { SPOTS } from '../../base/cards/spots';
import { Refusal } from '../../base/refusals/refusal';
import type { Spots } from '../protocol';
import type { GameKind } from './kind';

const STEP = '0.20';
const refusal = () => new Refusal('request.invalid', undefined, 400);

/** The spots that were staked on, in the order of the table. */
function spotsOf(stake: string, sent: Spots | undefined): Spots {
  if (sent === undefined) throw refusal();
  const staked = SPOTS.flatMap((spot) => {
    const amount = sent[spot];
    return amount === undefined ? [] : [[spot, new Big(amount)] as const];
  });
  if (staked.some(([, amount]) => amount.lte(0) || !amount.mod(STEP).eq(0))) throw refusal();
  const sum = staked.reduce((total, [, amount]) => total.plus(amount), new Big(0));
  if (!sum.eq(stake)) throw refusal();
  return Object.fromEntries(staked.map(([spot, amount]) => [spot, amount.toFixed()]));
}

/**
 * Punto Banco from a shoe of eight decks that is shuffled for each round. Stakes go in steps of twenty hundredths on every spot, so that
 * Banker's commission of a twentieth is whole hundredths and nothing is ever rounded.
 */
export const cards: GameKind = {
  name: 'cards',
  stakeStep: STEP,
  ready(_, { stake, target, spots: sent }) {
    // A page from before the game had cards sends one: its player expects another game.
    if (target !== undefined) throw refusal();
    const spots = spotsOf(stake, sent);
    return {
      request: { ...spots },
      play(source) {
        const hands = handsOf(source);
        const { payout, returned } = paidOn(spots, hands);
        // A round whose stakes all come back because the hands tie counts as none.
        const status = returned ? 'void' : payout === '0' ? 'lost' : 'won';
        const height = new Big(payout).times(100).div(stake).round(0, Big.roundDown);
        return { status, payout, height: Number(height), target: null, spots, shown: { hands } };
      },
    };
  },
};
