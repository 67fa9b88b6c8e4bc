import Big from 'big.js';
import { stakedOn } from './staked';
import { PARTS, type Spots, type Table } from './table';

interface Paid {
  readonly payout: string;
  /** What each spot that was staked on brings. */
  readonly each: Spots;
  /** Whether nothing was decided, and every stake comes back. */
  readonly returned: boolean;
}

/** What the spots bring, exactly, as decimal texts. */
export function paidOn<Outcome extends object>(table: Table<Outcome>, spots: Spots, outcome: Outcome): Paid {
  const staked = stakedOn(table, spots);
  const each = staked.map(
    (spot) => [spot, new Big(spots[spot] ?? 0).times(table.partsBack(spot, outcome)).div(PARTS).toFixed()] as const,
  );
  const payout = each.reduce((sum, [, amount]) => sum.plus(amount), new Big(0)).toFixed();
  return { payout, each: Object.fromEntries(each), returned: table.isReturned(staked, outcome) };
}
