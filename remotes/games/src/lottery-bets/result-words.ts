import type { LotteryResult } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useOptionText } from '@foyer/shared/lottery';

/** The numbers that stand for a draw: all of them, or the digits of its first prize. */
export const headNumbers = ({ numbers, prizes }: Pick<LotteryResult, 'numbers' | 'prizes'>): readonly number[] =>
  prizes === undefined ? numbers : [...(prizes[0]?.numbers[0] ?? '')].map(Number);

/** Lotteries whose plays go by the sum of a draw, and from which sum on it is big. */
const BIG_FROM: ReadonlyMap<string, number> = new Map([
  ['LTN1M', 14],
  ['DRDICE', 11],
]);
/** The same for the first two of a race. */
const PAIR_BIG_FROM = 12;

/** What plays know a result by: sum, big or small, odd or even; nothing where none goes by them (F-DRAW-06). */
export function useResultWords(code: string): (result: Pick<LotteryResult, 'numbers'>) => string | undefined {
  const t = useT('games');
  const wordOf = useOptionText();
  const told = (key: string, sum: number, from: number) =>
    t(key, { sum, size: wordOf(sum >= from ? 'big' : 'small'), parity: wordOf(sum % 2 === 0 ? 'even' : 'odd') });
  return ({ numbers }) => {
    const from = BIG_FROM.get(code);
    if (from !== undefined && numbers.length > 0) {
      if (code === 'DRDICE' && new Set(numbers).size === 1) return t('result.triple', { face: numbers[0] });
      return told(
        'result.sum',
        numbers.reduce((sum, each) => sum + each, 0),
        from,
      );
    }
    const [first, second] = numbers;
    if (code === 'RACE10' && first !== undefined && second !== undefined)
      return told('result.pair', first + second, PAIR_BIG_FROM);
    return undefined;
  };
}
