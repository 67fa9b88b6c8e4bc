import { GAME_ORDERS } from '@foyer/shared/contract';
import { useAddressQuery } from '@foyer/shared/router';
import { SLOTS } from '../catalogue/categories';
import { anyGame } from '../catalogue/get-games';
import { type ListView, narrowedBy, queryFrom, wordsOf } from '../catalogue/list-view';

const { POPULAR, NEW, NAME } = GAME_ORDERS;

/** The orders one can choose, the first unless another is chosen. */
export const ORDERS = [POPULAR, NEW, NAME] as const;
type Order = (typeof ORDERS)[number];

export interface SlotsView extends ListView {
  readonly order: Order;
}

const viewOf = (query: URLSearchParams): SlotsView => ({
  ...anyGame(SLOTS),
  ...narrowedBy(query),
  tab: 'all',
  order: ORDERS.find((order) => order === query.get('order')) ?? POPULAR,
});

const queryOf = (view: SlotsView): URLSearchParams =>
  queryFrom({ ...wordsOf(view), order: view.order === POPULAR ? '' : view.order });

/** The slots as drawn, those asked for last, which a press changes, and what shows others. All of it stands in the address. */
export function useSlotsView() {
  const { drawn, newest, replace } = useAddressQuery();
  return {
    view: viewOf(drawn),
    newest: () => viewOf(newest()),
    show: (next: SlotsView) => replace(queryOf(next)),
  };
}
