import { createPrng, type Prng } from '../chance/prng';
import { clubSlug, LEAGUES, type League } from './clubs';

export const HALF_DAY = 43_200_000;
const QUARTER_HOUR = 900_000;

/** Who plays whom, when. */
export interface Pair {
  readonly league: League;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
}

/** The name of a match, which no other one has: clubs meet more than once, but at different times. */
export const matchIdOf = ({ home, away, startsAt }: Pair): string =>
  `${clubSlug(home)}-${clubSlug(away)}-${(startsAt / 60_000).toString(36)}`;

const known = new Map<number, readonly Pair[]>();

/** Two matches of a half day; they depend on that half day only, so that a match stays the same until it begins. */
export function pairsOf(block: number): readonly Pair[] {
  const pairs = known.get(block) ?? drawnPairs(block);
  // Books ask for the same few half days all the time.
  if (known.size > 64) known.clear();
  known.set(block, pairs);
  return pairs;
}

function drawnPairs(block: number): readonly Pair[] {
  const prng = createPrng(`fixtures/${block}`);
  return prng
    .shuffle(LEAGUES)
    .slice(0, 2)
    .map((league) => pair(prng, league, block));
}

function pair(prng: Prng, league: League, block: number): Pair {
  const [home = '', away = ''] = prng.shuffle(league.clubs);
  return { league, home, away, startsAt: block * HALF_DAY + prng.int(4, 43) * QUARTER_HOUR };
}
