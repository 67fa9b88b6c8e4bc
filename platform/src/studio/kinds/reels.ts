import { LINES } from '../../base/reels/lines';
import { type ProfileName, profileOf } from '../../base/reels/profiles';
import { reelsOf } from '../../base/reels/reels-of';
import { Refusal } from '../../base/refusals/refusal';
import { type GameKind, timesOf, type Volatility } from './kind';

const VOLATILITY: Readonly<Record<ProfileName, Volatility>> = { calm: 'low', even: 'medium', steep: 'high' };

/**
 * Five reels with twenty lines. A line is played with a twentieth of the stake, and stakes go in steps of twenty hundredths, so that
 * every line has whole hundredths and nothing that pays is ever rounded.
 */
export const reels: GameKind = {
  name: 'reels',
  stakeStep: '0.20',
  figuresOf({ nodeId }) {
    const { name, returnPercent } = profileOf(nodeId);
    return {
      returnPercent: { from: returnPercent, to: returnPercent },
      volatility: { from: VOLATILITY[name], to: VOLATILITY[name] },
      lines: LINES.length,
    };
  },
  ready({ nodeId }, { stake, target, spots }) {
    // A page from before the game had reels sends one: its player expects another game.
    if (target !== undefined || spots !== undefined) throw new Refusal('request.invalid', undefined, 400);
    return {
      request: {},
      play(source) {
        const { spins, pays } = reelsOf(profileOf(nodeId), source);
        const shown = { spins: spins.map(({ stops }) => stops) };
        const end = { status: pays > 0 ? 'won' : 'lost', payout: timesOf(stake, pays) } as const;
        return { ...end, height: pays, target: null, spots: null, shown };
      },
    };
  },
};
