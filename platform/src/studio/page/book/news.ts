import type { SportBet } from '../../sport/protocol';
import { currentVisit } from '../api';
import { money } from '../money';
import type { Purse } from '../purse';
import type { Text } from '../texts';
import { readBets } from './calls';
import { toast } from './toast';

export interface News {
  /** How many bets are open, as far as this page knows. */
  readonly open: number;
  placed(bet: SportBet): void;
  /** Looks for open bets that were settled, when a match of theirs is over. */
  look(live: ReadonlySet<string>): Promise<void>;
}

/** Tells that open bets were settled, and shows the balance they brought. */
export function createNews(text: Text, purse: Purse, onChange: () => void): News {
  let bets = new Map<string, SportBet>();
  let isKnown = false;

  const read = async () => {
    const { bets: found } = await readBets('open');
    bets = new Map(found.map((bet) => [bet.betId, bet]));
    isKnown = true;
    onChange();
  };
  return {
    get open() {
      return bets.size;
    },
    placed(bet) {
      bets.set(bet.betId, bet);
      onChange();
    },
    async look(live) {
      if (!isKnown) return read();
      const isOver = ({ legs }: SportBet) =>
        legs.some(({ matchId, result }) => result === 'open' && !live.has(matchId));
      if (![...bets.values()].some(isOver)) return;
      const before = bets;
      await read();
      const gone = [...before.keys()].filter((betId) => !bets.has(betId));
      if (gone.length === 0) return;
      const { bets: settled } = await readBets('settled');
      const [last] = settled.filter(({ betId }) => gone.includes(betId));
      if (last) toast(text(`news.${last.status}`, { amount: money(last.payout) }), last.status);
      purse.settle(await currentVisit());
    },
  };
}
