import { languageOf } from '@foyer/shared/i18n/languages';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { lobbyAnswer } from './lobby';
import { lotteryAnswer } from './lottery';
import type { Piece } from './pieces';

/**
 * What pages in pieces show first, by the names that their pictures ask for (decision 120). A name that is not known has no answer.
 * @returns takes the name, code of merchant and language, and the platform's time
 */
export function piecesAnswers(
  db: Db,
  catalogue: Catalogue,
): (of: string, merchant: string, language: string, now: Date) => Promise<Piece | undefined> {
  const known = new Map([
    ['lobby', lobbyAnswer(db, catalogue)],
    ['lotteries', lotteryAnswer(db, catalogue)],
  ]);
  return async (of, merchant, language, now) => known.get(of)?.(merchant, languageOf(language), now);
}
