import type { Lottery } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import type { LotteryMenu } from './get-lottery-menu';

const NAMED = new Set(['FAST', 'RACING', 'KENO', 'LOTTO', 'VIETNAM']);

/** Lotteries by class, in the order of the classes' first occurrence. */
export function groupsOf<L extends Lottery>(lotteries: readonly L[]): [string, L[]][] {
  const groups = new Map<string, L[]>();
  for (const lottery of lotteries) {
    groups.set(lottery.gameClassifyNew, [...(groups.get(lottery.gameClassifyNew) ?? []), lottery]);
  }
  return [...groups];
}

/** A class's name: the menu's, else our own text, else its code. */
export function useClassName(menu: LotteryMenu | undefined): (code: string) => string {
  const t = useT('games');
  return (code) =>
    menu?.find(({ gameClassifyNew }) => gameClassifyNew === code)?.displayName ??
    (NAMED.has(code) ? t(`lottery.${code}`) : code);
}
