import { SELECT_TYPES } from '@foyer/shared/contract';
import { useSearchParams } from '@foyer/shared/router';
import { RNG } from '../catalogue/categories';
import { anyGame, type GameWish } from '../catalogue/get-games';

/** How a kind of choice is written in an address. */
const written = <T extends string>(type: T) => type.toLowerCase() as Lowercase<T>;

/** The quick tabs, in the order in which they stand (S2-GAMELIST-02, S4-GAMELIST-02, A077). */
export const TABS = [
  written(SELECT_TYPES.ALL),
  written(SELECT_TYPES.HOT),
  'recent',
  written(SELECT_TYPES.FAV),
] as const;
export type ListTab = (typeof TABS)[number];

/** Smallest stakes one may filter by; the first is no filter (S9-CONST-10). */
export const MIN_BETS = ['all', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** What the list shows; it lives in the address, so that it can be shared, reloaded and come back to. */
export interface ListView extends GameWish {
  readonly tab: ListTab;
}

const isTab = (text: string | null): text is ListTab => TABS.some((tab) => tab === text);

/** Reads an address of the list; what it does not know counts as not said. */
function viewOf(query: URLSearchParams): ListView {
  const tab = query.get('tab');
  const gameType = query.get('gameType') || RNG;
  const minBet = query.get('minBet') ?? '';
  const classify = query.get('classify') ?? '';
  return {
    ...anyGame(gameType),
    tab: isTab(tab) ? tab : 'all',
    search: query.get('q') ?? '',
    vendors: (query.get('vendor') ?? '').split(',').filter((code) => code !== ''),
    // Only the list of random-number games may be asked for new ones (S4-GAMELIST-01).
    classify: classify === SELECT_TYPES.NEW && gameType !== RNG ? '' : classify,
    minBet: MIN_BETS.some((known) => known === minBet && known !== 'all') ? minBet : '',
  };
}

/** Writes a view as the query of an address, without what is not said. */
export function queryOf({ gameType, tab, search, vendors, classify, minBet }: ListView): URLSearchParams {
  const said = { tab: tab === 'all' ? '' : tab, vendor: vendors.join(','), q: search, classify, minBet };
  return new URLSearchParams([['gameType', gameType], ...Object.entries(said).filter(([, text]) => text !== '')]);
}

/**
 * What a change makes of a view: search, vendors and filters belong to the All tab, so that wishing for one of them goes
 * there, and choosing another tab drops them (A076).
 */
export function changed(view: ListView, change: Partial<ListView>): ListView {
  if (change.tab !== undefined && change.tab !== 'all') return { ...anyGame(view.gameType), tab: change.tab };
  return { ...view, tab: 'all', ...change };
}

/** The view that the address names. */
export function useListView(): ListView {
  const [query] = useSearchParams();
  return viewOf(query);
}
