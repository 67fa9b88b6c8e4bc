import Big from 'big.js';
import type { RoundAnswer, VisitAnswer } from '../protocol';
import { CallError, type Choice, currentVisit, playRound } from './api';
import { find } from './dom';
import { roundMoney } from './money';
import { tellRound, tellStake } from './site';

interface Purse {
  /** Plays a round and shows the balance without what it pays, until it is settled. */
  play(stake: string, choice?: Choice): Promise<RoundAnswer>;
  /** Shows and tells the balance of a round whose end was seen. */
  settle(round: RoundAnswer): void;
}

/** The balance of a visit, in the page's bar and told to the site. */
export function createPurse({ balance }: Pick<VisitAnswer, 'balance'>): Purse {
  const shown = find('balance');
  let held = new Big(balance);
  shown.textContent = roundMoney(held);
  return {
    async play(stake, choice) {
      // A purse that is too small may have been filled on the site meanwhile.
      if (held.lt(stake)) held = new Big((await currentVisit()).balance);
      if (held.lt(stake)) throw new CallError('balance.insufficient');
      const round = await playRound(stake, choice);
      held = new Big(round.balance);
      shown.textContent = roundMoney(held.minus(round.payout));
      tellStake(stake);
      return round;
    },
    settle(round) {
      shown.textContent = roundMoney(round.balance);
      tellRound(round.balance);
    },
  };
}
