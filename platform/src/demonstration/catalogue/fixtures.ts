import type { Fixture } from '../../base/sport/fixture';
import { createPrng } from '../chance/prng';
import { clubSlug, LEAGUES, type League, SPRINT_LEAGUES } from './clubs';
import { HALF_DAY, matchIdOf, type Pair, pairsOf } from './pairs';

const MINUTE = 60_000;
/** Shorter than any full match with its pauses, so that one is always played. */
const EVERY = 96 * MINUTE;
/** No multiple of a quarter of an hour is 5 minutes off one of these: no match begins together with a hot one. */
const OFFSET = 5 * MINUTE;
const SPRINT_EVERY = 2 * MINUTE;
/** How long before and after a match its clubs play no other. */
const REST = 2 * 60 * MINUTE;

/** The matches of a vendor that begin from one moment to before another, soonest first: the hot ones, and one more every 96 minutes. */
export function fixturesOf(vendor: string, length: Fixture['length'], from: Date, until: Date): readonly Fixture[] {
  const [first, end] = [from.getTime(), until.getTime()];
  if (length === 'sprint') {
    return pairsEvery(SPRINT_LEAGUES, vendor, first, end, SPRINT_EVERY, 0).map((pair) => fixtureOf(pair, length));
  }
  return [...hotPairs(vendor, first, end), ...pairsEvery(LEAGUES, vendor, first, end, EVERY, OFFSET)]
    .map((pair) => fixtureOf(pair, length))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function hotPairs(vendor: string, from: number, end: number): Pair[] {
  const [first, last] = [Math.floor(from / HALF_DAY), Math.floor(end / HALF_DAY)];
  return Array.from({ length: last - first + 1 }, (_, step) => pairsOf(first + step))
    .flat()
    .filter(({ league, startsAt }) => league.vendor === vendor && startsAt >= from && startsAt < end);
}

/** Matches that follow each other, by their number since 1970: each is the same whoever asks, and whenever. */
function pairsEvery(
  leagues: readonly League[],
  vendor: string,
  from: number,
  end: number,
  every: number,
  offset: number,
): Pair[] {
  const own = leagues.filter((league) => league.vendor === vendor);
  const pairs: Pair[] = [];
  for (let slot = Math.ceil((from - offset) / every); slot * every + offset < end; slot += 1) {
    const league = own[slot % own.length];
    const pair = league && pairOf(league, slot, slot * every + offset);
    if (pair !== undefined) pairs.push(pair);
  }
  return pairs;
}

/** Clubs play one match at a time. Of a sprint league, halves of the clubs take turns of two matches each. */
function pairOf(league: League, slot: number, startsAt: number): Pair | undefined {
  const turn = Math.floor(slot / 2);
  const half = league.clubs.length / 2;
  const free = SPRINT_LEAGUES.includes(league)
    ? league.clubs.slice((turn % 2) * half, (turn % 2) * half + half)
    : withoutBusy(league, startsAt);
  const clubs = createPrng(`round/${league.name}/${turn}`).shuffle(free);
  const [home, away] = clubs.length >= 4 && slot % 2 === 1 ? clubs.slice(2) : clubs;
  return home === undefined || away === undefined ? undefined : { league, home, away, startsAt };
}

/** The clubs without those that play a hot match about that time. */
function withoutBusy({ vendor, clubs }: League, startsAt: number): readonly string[] {
  const hot = hotPairs(vendor, startsAt - REST, startsAt + REST).flatMap(({ home, away }) => [home, away]);
  return clubs.filter((club) => !hot.includes(club));
}

function fixtureOf(pair: Pair, length: Fixture['length']): Fixture {
  const { league, home, away, startsAt } = pair;
  const { vendor, sport, name } = league;
  return {
    ...{ matchId: matchIdOf(pair), sport, length, vendor, league: name, home, away },
    ...{ homeCrest: crestOf(home), awayCrest: crestOf(away), startsAt: new Date(startsAt) },
    strengths: [strengthOf(home), strengthOf(away)],
  };
}

const crestOf = (club: string) => `/art/crest/${clubSlug(club)}.svg`;
const strengthOf = (club: string) => createPrng(`strength/${club}`).int(80, 120);
