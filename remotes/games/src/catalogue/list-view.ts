import { SELECT_TYPES } from '@foyer/shared/contract';
import type { SiteAddress } from '@foyer/shared/paths';
import { useAddressQuery } from '@foyer/shared/router';
import { RNG } from '../catalogue/categories';
import { anyGame, type GameWish } from '../catalogue/get-games';

/** The spelling of a choice in an address. */
const written = <T extends string>(type: T) => type.toLowerCase() as Lowercase<T>;

/** The quick tabs in order (S2-GAMELIST-02, S4-GAMELIST-02, A077). */
export const TABS = [
  written(SELECT_TYPES.ALL),
  written(SELECT_TYPES.HOT),
  'recent',
  written(SELECT_TYPES.FAV),
] as const;
export type ListTab = (typeof TABS)[number];

/** Minimum stakes to filter by; the first is no filter (S9-CONST-10). */
export const MIN_BETS = ['all', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** What the list shows. Stored in the address, so that it can be shared and reloaded. */
export interface ListView extends GameWish {
  readonly tab: ListTab;
}

const isTab = (text: string | null): text is ListTab => TABS.some((tab) => tab === text);

/** What narrows a list of games. */
export type Narrowed = Pick<GameWish, 'search' | 'vendors' | 'classify' | 'minBet'>;

export const notNarrowed: Narrowed = { search: '', vendors: [], classify: '', minBet: '' };

/** Reads from an address what narrows a list; unknown values are ignored. */
export function narrowedBy(query: URLSearchParams): Narrowed {
  const minBet = query.get('minBet') ?? '';
  return {
    search: query.get('q') ?? '',
    vendors: (query.get('vendor') ?? '').split(',').filter((code) => code !== ''),
    classify: query.get('classify') ?? '',
    minBet: MIN_BETS.some((known) => known === minBet && known !== 'all') ? minBet : '',
  };
}

/** What narrows a list as parameters of an address; what does not is empty. */
export const wordsOf = ({ search, vendors, classify, minBet }: Narrowed) => ({
  vendor: vendors.join(','),
  q: search,
  classify,
  minBet,
});

/** A query of the parameters that are not empty. */
export const queryFrom = (said: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''));

/** Reads a view from an address; unknown values are ignored. */
function viewOf(query: URLSearchParams): ListView {
  const tab = query.get('tab');
  const gameType = query.get('gameType') || RNG;
  const narrowed = narrowedBy(query);
  // Only RNG games can be filtered by new ones (S4-GAMELIST-01).
  const classify = narrowed.classify === SELECT_TYPES.NEW && gameType !== RNG ? '' : narrowed.classify;
  return { ...anyGame(gameType), ...narrowed, classify, tab: isTab(tab) ? tab : 'all' };
}

/** A view as a query, without default values. */
export const queryOf = ({ gameType, tab, ...view }: ListView): URLSearchParams =>
  queryFrom({ gameType, tab: tab === 'all' ? '' : tab, ...wordsOf(view) });

/** Address of the list of a category, narrowed or not. */
export const listAddress = (gameType: string, view: Partial<ListView> = {}): SiteAddress =>
  `/m/gameList?${queryOf({ ...anyGame(gameType), tab: 'all', ...view })}`;

/**
 * Applies a change to a view. Search, vendors and filters belong to the All tab: changing one selects it, and selecting another
 * tab drops them (A076).
 */
export function changed(view: ListView, change: Partial<ListView>): ListView {
  if (change.tab !== undefined && change.tab !== 'all') return { ...anyGame(view.gameType), tab: change.tab };
  return { ...view, tab: 'all', ...change };
}

/** The view as drawn, the one asked for last, which a press changes, and what shows another. */
export function useListView() {
  const { drawn, newest, replace } = useAddressQuery();
  return {
    view: viewOf(drawn),
    newest: () => viewOf(newest()),
    show: (next: ListView) => replace(queryOf(next)),
  };
}
