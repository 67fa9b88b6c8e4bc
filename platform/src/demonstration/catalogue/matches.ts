import { createPrng, type Prng } from '../chance/prng';
import type { Game } from '../terms/types';
import { clubSlug, LEAGUES, type League } from './clubs';

/** A match of the hot-match ticker, with the product's field names (S3-HOTMATCH-01). */
export interface HotMatch {
  /** Kick-off in epoch milliseconds (A065). */
  readonly matchTime: number;
  readonly league: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly homeTeamImageUrl: string;
  readonly awayTeamImageUrl: string;
  readonly vendor: string;
  readonly roomId: string;
  readonly nodeId: number;
}

const HALF_DAY = 43_200_000;
const QUARTER_HOUR = 900_000;
/** Blocks of half a day that cover the next two days. */
const BLOCKS = [0, 1, 2, 3, 4] as const;

interface Fixture {
  readonly league: League;
  readonly home: string;
  readonly away: string;
  readonly matchTime: number;
}

/** Two matches of a half day; they depend on that half day only, so that a match stays the same until it begins. */
function fixturesOf(block: number): Fixture[] {
  const prng = createPrng(`fixtures/${block}`);
  return prng
    .shuffle(LEAGUES)
    .slice(0, 2)
    .map((league) => fixture(prng, league, block));
}

function fixture(prng: Prng, league: League, block: number): Fixture {
  const [home = '', away = ''] = prng.shuffle(league.clubs);
  return { league, home, away, matchTime: block * HALF_DAY + prng.int(4, 43) * QUARTER_HOUR };
}

/**
 * The 6 to 10 matches of the next two days that have not begun, soonest first.
 * @param games the catalogue, which has the node of each vendor's sports room
 * @throws Error when the catalogue has no SPORTS game of a league's vendor
 */
export function hotMatchesAt(now: Date, games: readonly Game[]): HotMatch[] {
  const first = Math.floor(now.getTime() / HALF_DAY);
  return BLOCKS.flatMap((step) => fixturesOf(first + step))
    .filter(({ matchTime }) => matchTime > now.getTime() && matchTime <= now.getTime() + 4 * HALF_DAY)
    .sort((a, b) => a.matchTime - b.matchTime)
    .map(({ league, home, away, matchTime }) => ({
      matchTime,
      league: league.name,
      homeTeam: home,
      awayTeam: away,
      homeTeamImageUrl: `/art/crest/${clubSlug(home)}.svg`,
      awayTeamImageUrl: `/art/crest/${clubSlug(away)}.svg`,
      vendor: league.vendor,
      roomId: `${clubSlug(home)}-${clubSlug(away)}`,
      nodeId: sportsNode(league, games),
    }));
}

function sportsNode(league: League, games: readonly Game[]): number {
  const own = games.filter((game) => game.gameType === 'SPORTS' && game.vassalage === league.vendor);
  const game = own.find((candidate) => candidate.gameName === league.gameTitle) ?? own[0];
  if (!game) throw new Error(`No SPORTS game of ${league.vendor} for ${league.name}`);
  return game.nodeId;
}
