import type { Lottery } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';

const NAMED = new Set(['FAST', 'RACING', 'KENO', 'LOTTO', 'VIETNAM']);

/** Lotteries by their class, in the order in which the classes come up. */
export function groupsOf(lotteries: readonly Lottery[]): [string, Lottery[]][] {
  const groups = new Map<string, Lottery[]>();
  for (const lottery of lotteries) {
    groups.set(lottery.gameClassifyNew, [...(groups.get(lottery.gameClassifyNew) ?? []), lottery]);
  }
  return [...groups];
}

/** Name of a class of lotteries; one that has no text shows its code. */
export function useClassName(): (code: string) => string {
  const t = useT('games');
  return (code) => (NAMED.has(code) ? t(`lottery.${code}`) : code);
}
