import Big from 'big.js';
import { type Hands, winnerOf } from './baccarat';
import { PARTS, partsBack, SPOTS, type Spot } from './spots';

type Spots = Readonly<Partial<Record<Spot, string>>>;

interface Paid {
  readonly payout: string;
  /** What each spot that was staked on brings. */
  readonly each: Spots;
  /** Whether nothing was decided: the hands tie, and every stake comes back. */
  readonly returned: boolean;
}

/** What the spots bring, exactly, as decimal texts. */
export function paidOn(spots: Spots, hands: Hands): Paid {
  const staked = SPOTS.filter((spot) => spots[spot] !== undefined);
  const each = staked.map(
    (spot) => [spot, new Big(spots[spot] ?? 0).times(partsBack(spot, hands)).div(PARTS).toFixed()] as const,
  );
  const payout = each.reduce((sum, [, amount]) => sum.plus(amount), new Big(0)).toFixed();
  const returned = winnerOf(hands) === 'tie' && staked.every((spot) => spot === 'player' || spot === 'banker');
  return { payout, each: Object.fromEntries(each), returned };
}
