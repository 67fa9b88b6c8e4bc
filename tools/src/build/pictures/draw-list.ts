import type { Game, GameVendors, Vendor } from '@foyer/shared/contract';
import type { ListDeclaration, ListOfPicture, ListView, RowsOfPicture, RowTest } from '@foyer/shared/remote';
import { behindScripts, bitsOf, cutRows, holesIn } from './cut-rows';

/** As many as phones show at once. */
const MOST_GAMES = 12;

/** Images that the page itself asks for at once: others are below the window of a usual phone. */
const AT_ONCE = /<img\b[^>]*\bloading="eager"/g;

/** Texts of what is drawn, for which holes are cut. */
const CATEGORY = 'CategoryOfPicture';
const ofGame = ['GamePictureOfPicture', 'GameNameOfPicture'] as const;
const ofVendor = ['VendorPictureOfPicture', 'VendorNameOfPicture'] as const;

const gameOf = (nodeId: number, art: ListDeclaration['art']): Game => ({
  ...{ nodeId, nodeName: '', vassalage: '', gameType: '', gameId: '', roomId: '', gameName: ofGame[1] },
  ...{ showIcon: '', iconUrl: '', mobileLargeIcon: '', mobileSmallIcon: '', supportPlay: false },
  ...Object.fromEntries(art.map((field) => [field, ofGame[0]])),
});

/** As many vendors as there are, all in one category. */
function vendorsOf(count: number): GameVendors {
  const [mobileSmallIcon, accountTypeName] = ofVendor;
  const vendors: Vendor[] = Array.from({ length: count }, (_, at) => ({
    ...{ vassalage: `vendor-${at}`, mobileSmallIcon, accountTypeName },
  }));
  const vendorNames = vendors.map((vendor) => ({ ...vendor, gameType: CATEGORY }));
  return {
    sorting: [{ gameCategory: CATEGORY, vendorNames }],
    mapping: { [CATEGORY]: { [CATEGORY]: { vendors, gameClassify: [], display: '' } } },
  };
}

/** A field that meets a test, or does not. */
const fieldFor = ([field, value]: RowTest, meets: boolean): object => ({
  [field]: typeof value === 'boolean' ? value === meets : meets ? value : '',
});

/**
 * Draws a page of games for all kinds of games and numbers of vendors, and cuts it into page and rows (decision 112).
 * @param draw draws the page of a query, after what is given has been done
 */
export function drawList(
  list: ListDeclaration,
  texts: Readonly<Record<string, string>>,
  draw: (search: string, prepare: () => void) => string,
): ListOfPicture {
  const { parameter, usual, names, answer, marks, others, art, vendors } = list;
  const pageOf = (gameType: string, count: number, fields: object = {}, rows = 2): string => {
    const games = Array.from({ length: rows }, (_, at) => ({ ...gameOf(at + 1, art), ...fields }));
    return behindScripts(draw(`?${parameter}=${gameType}`, () => answer(gameType, games, vendorsOf(count))));
  };
  const gamesIn = (gameType: string, by: readonly RowTest[]): RowsOfPicture => {
    const markup = bitsOf(by.length).map((bits) => {
      const fields = Object.assign({}, ...by.map((test, at) => fieldFor(test, bits[at] === true))) as object;
      const { rows } = cutRows(pageOf(gameType, 0, fields), [ofGame[1]], 'games');
      return [bits.map(Number).join(''), holesIn(rows[0] ?? '', ofGame)] as const;
    });
    const pictured = pageOf(gameType, 0, {}, MOST_GAMES).match(AT_ONCE)?.length ?? 0;
    return { by, markup: Object.fromEntries(markup), holes: [art, ['gameName']], most: MOST_GAMES, pictured };
  };
  const viewOf = (gameType: string, by: readonly RowTest[]): ListView => {
    const pages = vendors.from.map((least) => {
      const { page } = cutRows(pageOf(gameType, least), [ofGame[1]], 'games');
      return { least, ...cutRows(page, [ofVendor[1]], 'vendors') };
    });
    const row = holesIn(pages.at(-1)?.rows[0] ?? '', ofVendor);
    const holes = [['mobileSmallIcon'], ['accountTypeName']];
    return {
      markup: pages.map(({ least, page }) => [least, page.replaceAll(CATEGORY, '{{category}}')] as const),
      games: gamesIn(gameType, by),
      vendors: { by: [], markup: { '': row }, holes, most: vendors.most },
    };
  };
  const own = Object.entries(others).map(([gameType, by]) => [gameType, viewOf(gameType, by)] as const);
  const named = Object.entries(texts).filter(([key]) => key.startsWith(names));
  return {
    parameter,
    usual,
    names: Object.fromEntries(named.map(([key, text]) => [key.slice(names.length), text])),
    views: { '': viewOf(CATEGORY, marks), ...Object.fromEntries(own) },
  };
}

/** All markup of a list, page and rows. */
export const markupsOf = (list: ListOfPicture | undefined): string[] =>
  Object.values(list?.views ?? {}).flatMap(({ markup, games, vendors }) => [
    ...markup.map(([, page]) => page),
    ...[games, vendors].flatMap((rows) => Object.values(rows.markup).flat()),
  ]);
