import type {
  BookAnswer,
  MatchAnswer,
  SportBetAnswer,
  SportBetsAnswer,
  SportBetWish,
  ToldBetsAnswer,
} from '../../sport/protocol';
import { call } from '../api';

export type BetsState = 'open' | 'settled';

export const readBook = (): Promise<BookAnswer> => call('GET', '/vendor/book');

export const readMatch = (matchId: string): Promise<MatchAnswer> =>
  call('GET', `/vendor/match?${new URLSearchParams({ id: matchId })}`);

export const placeBet = (wish: SportBetWish): Promise<SportBetAnswer> => call('POST', '/vendor/sport/bet', wish);

/** @param before cursor of the page before; the first page without it */
export const readBets = (state: BetsState, before?: string): Promise<SportBetsAnswer> =>
  call('GET', `/vendor/sport/bets?${new URLSearchParams({ state, ...(before !== undefined && { before }) })}`);

/** Bets that ended since a moment by the platform's clock, each told once. */
export const tellEnded = (since: number): Promise<ToldBetsAnswer> => call('POST', '/vendor/sport/told', { since });
