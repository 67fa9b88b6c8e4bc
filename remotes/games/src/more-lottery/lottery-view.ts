import { useAddressQuery } from '@foyer/shared/router';
import type { ModeLottery } from '../lottery/get-lotteries';

/** Filters of the lotteries, stored in the address; an empty text does not filter. */
export interface LotteryView {
  readonly search: string;
  readonly mode: string;
  readonly kind: string;
}

export const ALL: LotteryView = { search: '', mode: '', kind: '' };

const viewOf = (query: URLSearchParams): LotteryView => ({
  search: query.get('search') ?? '',
  mode: query.get('mode') ?? '',
  kind: query.get('kind') ?? '',
});

/** The filters of the address as drawn, and a function that changes those asked for last. */
export function useLotteryView(): [LotteryView, (change: Partial<LotteryView>) => void] {
  const { drawn, newest, replace } = useAddressQuery();
  const change = (changes: Partial<LotteryView>) => {
    const next = Object.entries({ ...viewOf(newest()), ...changes }).filter(([, value]) => value !== '');
    replace(new URLSearchParams(next));
  };
  return [viewOf(drawn), change];
}

export function matches({ search, mode, kind }: LotteryView, lottery: ModeLottery): boolean {
  return (
    lottery.displayName.toLocaleLowerCase().includes(search.toLocaleLowerCase()) &&
    (mode === '' || lottery.prizeMode === mode) &&
    (kind === '' || lottery.gameClassifyNew === kind)
  );
}
