import type { LanguageCode } from '@foyer/shared/i18n';
import { ask } from '@foyer/shared/query';
import { rowsOf } from '../catalogue/get-games';

/** One page of the games a member opened, newest first (S7-API-45). */
export async function getRecent(gameType: string, page: number, language: LanguageCode, signal: AbortSignal) {
  return rowsOf(await ask('recentGames', signal, { page, gameType, language }));
}
