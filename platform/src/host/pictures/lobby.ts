import type { GameCounts, GameVendors, ValueOf } from '@foyer/shared/contract';
import { countIn } from '@foyer/shared/i18n/in-language';
import { type LanguageCode, languages } from '@foyer/shared/i18n/languages';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { countGames } from '../../calls/games/counts';
import { gameMenusOf } from '../../calls/games/menus';
import { gameVendorsOf } from '../../calls/games/vendors';
import { vendorsOf } from './answers';
import type { Piece } from './pieces';
import { FRESH, remembered } from './remembered';

/** What the tallest phones show below the search, the least heights of a category's head and of a row of its studios, in CSS px. */
const [WINDOW, HEAD, ROW] = [770, 56, 72];

const IN_A_ROW = 2;

/** A text as the query of an address has it. */
const inAddress = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/** What the lobby's calls answer. */
export interface LobbyAnswers {
  readonly vendors: GameVendors;
  readonly counts: GameCounts;
  readonly menus: ValueOf<'gameMenus'>;
}

/** A category with all of its studios. */
function categoryPiece({ vendors, counts }: LobbyAnswers, code: string, name: string, locale: string) {
  const counted = counts.find(({ gameCategory }) => gameCategory === code);
  const countOf = new Map(counted?.vendors.map(({ vassalage, count }) => [vassalage, count]));
  const studios = vendorsOf(vendors, code).flatMap(({ vassalage, accountTypeName, mobileSmallIcon: logo }) => {
    const count = countOf.get(vassalage);
    if (count === undefined) return [];
    return [
      {
        code: inAddress(vassalage),
        category: inAddress(code),
        name: accountTypeName,
        logo,
        count: countIn(count, locale),
      },
    ];
  });
  return { code, category: inAddress(code), name, count: countIn(counted?.count ?? 0, locale), studios };
}

/**
 * The categories of a menu with their studios, as far as a window shows them (decision 120). None where there is no category, or where
 * one is in maintenance: until when is said by the clock of the device.
 * @param now the platform's time
 */
export function lobbyPieces(answers: LobbyAnswers, now: Date, language: LanguageCode): Piece | undefined {
  const { vendors, counts, menus } = answers;
  const offered = menus.filter(({ gameCategory }) =>
    [counts, vendors.sorting].every((rows) => rows.some((row) => row.gameCategory === gameCategory)),
  );
  let room = WINDOW;
  const categories: Piece[] = [];
  for (const { gameCategory, displayName, until } of offered) {
    if (room <= 0) break;
    if (until !== undefined && until > now.getTime()) return undefined;
    const { studios, ...category } = categoryPiece(answers, gameCategory, displayName, languages[language]);
    const rows = Math.max(0, Math.ceil((room - HEAD) / ROW));
    room -= HEAD + ROW * Math.ceil(studios.length / IN_A_ROW);
    categories.push({ ...category, studios: studios.slice(0, rows * IN_A_ROW) });
  }
  return categories.length === 0 ? undefined : { categories };
}

/** What the lobby shows first, as calls answer it to a visitor. Kept for seconds by merchant and language. */
export function lobbyAnswer(
  db: Db,
  catalogue: Catalogue,
  fresh = FRESH,
): (merchant: string, language: LanguageCode, now: Date) => Promise<Piece | undefined> {
  const keep = remembered<LobbyAnswers>(fresh);
  const ask = async (merchant: string, language: LanguageCode, now: Date): Promise<LobbyAnswers> => {
    const [vendors, counts, menus] = await Promise.all([
      gameVendorsOf(db, catalogue, merchant),
      countGames(db, catalogue, merchant),
      gameMenusOf(db, catalogue, merchant, { language }, now),
    ]);
    return { vendors, counts, menus };
  };
  return async (merchant, language, now) => {
    const answers = await keep(JSON.stringify([merchant, language]), () => ask(merchant, language, now));
    return lobbyPieces(answers, now, language);
  };
}
