import type { Game } from '../terms/types';
import { clubSlug, type League } from './clubs';
import { HALF_DAY, matchIdOf, pairsOf } from './pairs';

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

/** Blocks of half a day that cover the next two days. */
const BLOCKS = [0, 1, 2, 3, 4] as const;

/**
 * The 6 to 10 matches of the next two days that have not begun, soonest first.
 * @param games the catalogue, which has the node of each vendor's sports room
 * @throws Error when the catalogue has no SPORTS game of a league's vendor
 */
export function hotMatchesAt(now: Date, games: readonly Game[]): HotMatch[] {
  const first = Math.floor(now.getTime() / HALF_DAY);
  return BLOCKS.flatMap((step) => pairsOf(first + step))
    .filter(({ startsAt }) => startsAt > now.getTime() && startsAt <= now.getTime() + 4 * HALF_DAY)
    .sort((a, b) => a.startsAt - b.startsAt)
    .map((pair) => ({ ...pair, roomId: matchIdOf(pair) }))
    .map(({ league, home, away, startsAt, roomId }) => ({
      matchTime: startsAt,
      league: league.name,
      homeTeam: home,
      awayTeam: away,
      homeTeamImageUrl: `/art/crest/${clubSlug(home)}.svg`,
      awayTeamImageUrl: `/art/crest/${clubSlug(away)}.svg`,
      vendor: league.vendor,
      roomId,
      nodeId: sportsNode(league, games),
    }));
}

function sportsNode(league: League, games: readonly Game[]): number {
  const own = games.filter((game) => game.gameType === 'SPORTS' && game.vassalage === league.vendor);
  const game = own.find((candidate) => candidate.gameName === league.gameTitle) ?? own[0];
  if (!game) throw new Error(`No SPORTS game of ${league.vendor} for ${league.name}`);
  return game.nodeId;
}
