import Big from 'big.js';
import { Refusal } from '../../base/refusals/refusal';
import { hundredthsText } from '../../calls/records/hundredths';
import { heightOf, RETURN_PERCENT, TARGET_HUNDREDTHS } from '../engine/rise';
import { type GameKind, timesOf } from './kind';

/** Something rises, and pays the height that the player chose if it gets there. */
export const rise: GameKind = {
  name: 'rise',
  stakeStep: '0.01',
  // The nearer the height, the calmer.
  figuresOf: () => ({
    returnPercent: { from: RETURN_PERCENT.toFixed(2), to: RETURN_PERCENT.toFixed(2) },
    volatility: { from: 'low', to: 'high' },
  }),
  ready(_, wish) {
    if (wish.target === undefined || wish.spots !== undefined) throw new Refusal('request.invalid', undefined, 400);
    const target = Number(new Big(wish.target).times(100));
    if (target < TARGET_HUNDREDTHS.min || target > TARGET_HUNDREDTHS.max) {
      throw new Refusal('request.invalid', undefined, 400);
    }
    return {
      request: { target },
      play(source) {
        const height = heightOf(source);
        const won = height >= target;
        const end = { status: won ? 'won' : 'lost', payout: timesOf(wish.stake, won ? target : 0) } as const;
        return { ...end, height, target, spots: null, shown: { target: hundredthsText(target) } };
      },
    };
  },
};
