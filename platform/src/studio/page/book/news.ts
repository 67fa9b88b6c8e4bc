import Big from 'big.js';
import type { BookAnswer, SportBet } from '../../sport/protocol';
import { money } from '../money';
import type { Purse } from '../purse';
import type { Text } from '../texts';
import { tellEnded } from './calls';
import { toast } from './toast';

export interface News {
  /** How many bets are open, as far as this page knows. */
  readonly open: number;
  placed(): void;
  /** Hears an answer of the book: when fewer bets are open, it asks which ended. Tells whether the number is another one. */
  hear(answer: Pick<BookAnswer, 'at' | 'open'>): Promise<boolean>;
}

interface Options {
  readonly purse: Purse;
  readonly onChange: () => void;
  readonly onEnded: (bets: readonly SportBet[]) => void;
}

const isWon = ({ payout, stake }: SportBet): boolean => new Big(payout).gt(stake);

/** What became of bets that ended: one by one word of its own, several by their sum. */
function sentenceOf(text: Text, bets: readonly SportBet[]): string {
  const [only] = bets;
  const paid = money(bets.reduce((sum, { payout }) => sum.plus(payout), new Big(0)).toFixed());
  if (only === undefined) return '';
  if (bets.length > 1) return text('news.several', { n: bets.length, won: bets.filter(isWon).length, amount: paid });
  const isPart = !isWon(only) && only.status !== 'void' && new Big(only.payout).gt(0);
  return text(`news.${isPart ? 'part' : only.status}`, { amount: paid });
}

/** Tells what became of bets since the page was opened, each once (decision 61), and shows the balance they brought. */
export function createNews(text: Text, { purse, onChange, onEnded }: Options): News {
  let open = 0;
  /** When the page was opened, by the platform's clock. */
  let since: number | undefined;
  const count = (now: number): boolean => {
    const isOther = now !== open;
    open = now;
    if (isOther) onChange();
    return isOther;
  };
  return {
    get open() {
      return open;
    },
    placed: () => void count(open + 1),
    async hear({ at, open: now }) {
      since ??= at;
      if (now >= open) return count(now);
      const { bets, balance } = await tellEnded(since);
      purse.settle({ balance });
      if (bets.length > 0) {
        toast(sentenceOf(text, bets), bets.some(isWon) ? 'won' : '');
        onEnded(bets);
      }
      return count(now);
    },
  };
}
