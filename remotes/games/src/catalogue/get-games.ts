import { type Game, SELECT_TYPES } from '@foyer/shared/contract';
import type { LanguageCode } from '@foyer/shared/i18n';
import { ask, callQuery } from '@foyer/shared/query';

/** Filters of a game list; an empty text does not filter. */
export interface GameWish {
  readonly gameType: string;
  readonly search: string;
  readonly vendors: readonly string[];
  /** A classification of the category, `NEW`, or empty. */
  readonly classify: string;
  /** Minimum stake as text, or empty. */
  readonly minBet: string;
}

export const anyGame = (gameType: string): GameWish => ({
  gameType,
  search: '',
  vendors: [],
  classify: '',
  minBet: '',
});

/** A page of games, whatever its field is called. */
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

/** Reads a page with its rows under `games`, `content` or `list` (S3-GAMELIST-05). */
export function rowsOf({ games, content, list, pageNum, totalPages }: PageAnswer): GameRows {
  return { games: games ?? content ?? list ?? [], pageNum, totalPages };
}

/**
 * One page of a category's games (S7-API-40). NEW is sent as its own flag, with an empty classification (A077); vendors are
 * joined by commas, the minimum stake is sent only if chosen (A078).
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

/** The first page of a category for home's shelves; `rowsOf` reads its rows. */
export const shelfQuery = (gameType: string) => ({ ...callQuery('gameList', { gameType }), select: rowsOf });
