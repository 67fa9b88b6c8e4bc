import { CARDS } from '../cards/table';
import { DICE } from '../dice/table';
import type { Seeds } from '../draws/draws-of';
import { FIGHTS } from '../fights/table';
import { FISH } from '../fish/table';
import { KENO } from '../keno/table';
import { ROULETTE } from '../roulette/table';
import { outcomeOf } from '../tables/outcome-of';
import { paidOn } from '../tables/paid';
import { holds } from '../tables/staked';
import type { Spots, Table } from '../tables/table';

/** What came out at whichever table. */
export type Outcome =
  | ReturnType<typeof CARDS.play>
  | ReturnType<typeof ROULETTE.play>
  | ReturnType<typeof DICE.play>
  | ReturnType<typeof KENO.play>
  | ReturnType<typeof FIGHTS.play>
  | ReturnType<typeof FISH.play>;

interface Played {
  readonly table: Table<never>['name'];
  readonly outcome: Outcome;
  /** What was staked on and what that brought, in the order of the table. */
  readonly spots: { readonly spot: string; readonly stake: string; readonly payout: string }[];
}

function played<T extends Outcome>(table: Table<T>, spots: Spots, seeds: Seeds): Played {
  const outcome = outcomeOf(table, seeds);
  const { each } = paidOn(table, spots, outcome);
  const staked = Object.entries(each).map(([spot, payout]) => ({ spot, stake: spots[spot] ?? '0', payout }));
  return { table: table.name, outcome, spots: staked };
}

/** A stored round of a table: which one it was, what came out, and what each spot brought. */
export function playedOn(spots: Spots, seeds: Seeds): Played {
  const [first = ''] = Object.keys(spots);
  if (ROULETTE.spots.includes(first)) return played(ROULETTE, spots, seeds);
  if (DICE.spots.includes(first)) return played(DICE, spots, seeds);
  if (holds(KENO, first)) return played(KENO, spots, seeds);
  if (FIGHTS.spots.includes(first)) return played(FIGHTS, spots, seeds);
  if (FISH.spots.includes(first)) return played(FISH, spots, seeds);
  return played(CARDS, spots, seeds);
}
