import { type GAME_ORDERS, type Game, SELECT_TYPES } from '@foyer/shared/contract';
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
  /** Empty for the platform's own order. */
  readonly order: GameOrder | '';
}

type GameOrder = (typeof GAME_ORDERS)[keyof typeof GAME_ORDERS];

export const anyGame = (gameType: string): GameWish => ({
  gameType,
  search: '',
  vendors: [],
  classify: '',
  minBet: '',
  order: '',
});

/** A page of games, whatever its field is called. */
export interface GameRows {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly total?: number | undefined;
}

interface PageAnswer {
  readonly games?: Game[];
  readonly content?: Game[];
  readonly list?: Game[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly total?: number;
}

/** Reads a page with its rows under `games`, `content` or `list` (S3-GAMELIST-05). */
export function rowsOf({ games, content, list, pageNum, totalPages, total }: PageAnswer): GameRows {
  return { games: games ?? content ?? list ?? [], pageNum, totalPages, total };
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
    ...(wish.order === '' ? {} : { order: wish.order }),
    language,
  });
  return rowsOf(page);
}

/** The first page of a category for home's shelves; `rowsOf` reads its rows. */
export const shelfQuery = (gameType: string) => ({ ...callQuery('gameList', { gameType }), select: rowsOf });
