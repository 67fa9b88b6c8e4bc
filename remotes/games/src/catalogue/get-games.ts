import { type Game, SELECT_TYPES } from '@foyer/shared/contract';
import type { LanguageCode } from '@foyer/shared/i18n';
import { ask, callQuery } from '@foyer/shared/query';

/** What a list of games is asked for; an empty text asks for everything. */
export interface GameWish {
  readonly gameType: string;
  readonly search: string;
  readonly vendors: readonly string[];
  /** A classification of the category, `NEW`, or empty. */
  readonly classify: string;
  /** Smallest stake as text, or empty. */
  readonly minBet: string;
}

export const anyGame = (gameType: string): GameWish => ({
  gameType,
  search: '',
  vendors: [],
  classify: '',
  minBet: '',
});

/** A page of games, whatever the platform calls its rows. */
export interface GameRows {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
}

interface PageAnswer {
  readonly games?: Game[];
  readonly content?: Game[];
  readonly list?: Game[];
  readonly pageNum: number;
  readonly totalPages: number;
}

/** Reads a page whose rows stand under `games`, `content` or `list` (S3-GAMELIST-05). */
export function rowsOf({ games, content, list, pageNum, totalPages }: PageAnswer): GameRows {
  return { games: games ?? content ?? list ?? [], pageNum, totalPages };
}

/**
 * One page of a category's games (S7-API-40). NEW is a flag of its own and leaves the classification empty (A077); several
 * vendors travel joined by commas, the smallest stake only when one was chosen (A078).
 */
export async function getGames(wish: GameWish, pageNo: number, language: LanguageCode, signal: AbortSignal) {
  const isNew = wish.classify === SELECT_TYPES.NEW;
  const page = await ask('gameList', signal, {
    gameName: wish.search,
    gameType: wish.gameType,
    gameClassify: isNew ? '' : wish.classify,
    isNew: isNew ? 'true' : '',
    pageNo,
    vassalage: wish.vendors.join(','),
    ...(wish.minBet === '' ? {} : { minBet: wish.minBet }),
    language,
  });
  return rowsOf(page);
}

/** The first page of a category, as the shelves of the home page show it; its rows are read by `rowsOf`. */
export const shelfQuery = (gameType: string) => ({ ...callQuery('gameList', { gameType }), select: rowsOf });
