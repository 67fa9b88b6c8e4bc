import { callQuery, useQuery } from '@foyer/shared/query';
import { rowsOf } from '../catalogue/get-games';

/** How often the pots are asked for while they are seen, in ms. */
export const ASKED_EVERY = 5_000;

/** The category and the class of the titles that are linked to the pots. */
const LINKED = { gameType: 'SLOTS', gameClassify: 'JACKPOT' } as const;

/**
 * What is in each jackpot, asked for again and again.
 * @param seen whether they are on the screen; nothing is asked otherwise
 */
export const useJackpots = (seen: boolean) =>
  useQuery({
    ...callQuery('jackpots'),
    enabled: seen,
    // A platform without jackpots is not asked again.
    refetchInterval: ({ state: { data } }) => (data === undefined || data.length === 0 ? false : ASKED_EVERY),
  });

/** Titles at which the jackpots are won, those that can be played. */
export const useLinkedGames = (seen: boolean) =>
  useQuery({
    ...callQuery('gameList', LINKED),
    enabled: seen,
    select: (page) => rowsOf(page).games.filter(({ supportPlay }) => supportPlay),
  });
