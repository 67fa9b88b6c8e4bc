import type { Lottery } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';

const NAMED = new Set(['FAST', 'RACING', 'KENO', 'LOTTO', 'VIETNAM']);

/** Lotteries by class, in the order of the classes' first occurrence. */
export function groupsOf(lotteries: readonly Lottery[]): [string, Lottery[]][] {
  const groups = new Map<string, Lottery[]>();
  for (const lottery of lotteries) {
    groups.set(lottery.gameClassifyNew, [...(groups.get(lottery.gameClassifyNew) ?? []), lottery]);
  }
  return [...groups];
}

/** A class's name; its code if it has no text. */
export function useClassName(): (code: string) => string {
  const t = useT('games');
  return (code) => (NAMED.has(code) ? t(`lottery.${code}`) : code);
}
