import { call } from '@foyer/shared/api';
import { CLIENT_TYPE, RECENT_PAGE_SIZE } from '@foyer/shared/contract';
import type { LanguageCode } from '@foyer/shared/i18n';
import { rowsOf } from '../catalogue/get-games';

/** One page of the games a member opened, last one first (S7-API-45). */
export async function getRecent(gameType: string, page: number, language: LanguageCode, signal: AbortSignal) {
  const query = { page, pageSize: RECENT_PAGE_SIZE, gameType, language, clientType: CLIENT_TYPE };
  return rowsOf(await call('recentGames', { signal, query }));
}
