import Big from 'big.js';
import type { RoundAnswer, VisitAnswer } from '../protocol';
import { CallError, type Choice, currentVisit, playRound } from './api';
import { find } from './dom';
import { later } from './frames';
import { roundMoney } from './money';
import { tellRound, tellStake } from './site';

export interface Purse {
  /**
   * Plays a round and shows the balance without what it pays, until it is settled. The call leaves in a frame of its own: asked for first, in the one
   * after the press.
   */
  play(stake: string, choice?: Choice): Promise<RoundAnswer>;
  /** Sees to it that the purse holds a stake; throws CallError `balance.insufficient`. */
  cover(stake: string | Big): Promise<void>;
  /** Shows and tells the balance of a round whose end was seen. */
  settle(round: Pick<RoundAnswer, 'balance'>): void;
}

/** The balance of a visit, in the page's bar and told to the site. */
export function createPurse({ balance }: Pick<VisitAnswer, 'balance'>): Purse {
  const shown = find('balance');
  let held = new Big(balance);
  shown.textContent = roundMoney(held);
  const cover = async (stake: string | Big) => {
    // A purse that is too small may have been filled on the site meanwhile.
    if (held.lt(stake)) held = new Big((await currentVisit()).balance);
    if (held.lt(stake)) throw new CallError('balance.insufficient');
  };
  return {
    cover,
    async play(stake, choice) {
      const turn = later();
      await cover(stake);
      await turn;
      const round = await playRound(stake, choice);
      held = new Big(round.balance);
      shown.textContent = roundMoney(held.minus(round.payout));
      tellStake(stake);
      return round;
    },
    settle(round) {
      held = new Big(round.balance);
      shown.textContent = roundMoney(round.balance);
      tellRound(round.balance);
    },
  };
}
