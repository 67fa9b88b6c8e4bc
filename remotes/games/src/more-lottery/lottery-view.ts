import { useNavigate, useSearchParams } from '@foyer/shared/router';
import type { ModeLottery } from '../lottery/get-lotteries';

/** Filters of the lotteries, stored in the address; an empty text does not filter. */
export interface LotteryView {
  readonly search: string;
  readonly mode: string;
  readonly kind: string;
}

export const ALL: LotteryView = { search: '', mode: '', kind: '' };

/** The filters of the address, and a function that changes them. */
export function useLotteryView(): [LotteryView, (change: Partial<LotteryView>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view: LotteryView = {
    search: params.get('search') ?? '',
    mode: params.get('mode') ?? '',
    kind: params.get('kind') ?? '',
  };
  const change = (changes: Partial<LotteryView>) => {
    const next = Object.entries({ ...view, ...changes }).filter(([, value]) => value !== '');
    navigate({ search: new URLSearchParams(next).toString() }, { replace: true });
  };
  return [view, change];
}

export function matches({ search, mode, kind }: LotteryView, lottery: ModeLottery): boolean {
  return (
    lottery.displayName.toLocaleLowerCase().includes(search.toLocaleLowerCase()) &&
    (mode === '' || lottery.prizeMode === mode) &&
    (kind === '' || lottery.gameClassifyNew === kind)
  );
}
