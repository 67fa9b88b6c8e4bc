import Big from 'big.js';
import { isPair, totalOf, winnerOf } from '../../../base/cards/baccarat';
import type { RoundAnswer } from '../../protocol';
import { find } from '../dom';
import { money } from '../money';
import type { Sound } from '../sound';
import type { Text } from '../texts';
import { cardName } from './face';
import type { Felt } from './felt';
import type { CARDS_TUNES } from './tunes';

interface Parts {
  readonly felt: Felt;
  readonly sound: Sound<keyof typeof CARDS_TUNES>;
  readonly text: Text;
  readonly burst: () => void;
}

/** Shows a played round: its cards one after another, who won, and what that brought; says all of it once it is over. */
export function createPresenter({ felt, sound, text, burst }: Parts) {
  const [sum, said, spoken, stage] = [find('sum'), find('said'), find('spoken'), find('stage')] as const;

  const handSaid = (whose: 'player' | 'banker', hand: readonly number[]) =>
    text('hand', {
      whose: text(whose),
      cards: hand.map((card) => cardName(text, card)).join(', '),
      points: totalOf(hand),
    });

  /** What brings less than its stake is no win, and is not celebrated as one. */
  const brought = ({ payout, stake }: RoundAnswer): string => {
    const [paid, amount] = [new Big(payout), money(payout)];
    if (paid.eq(0)) return text('lost');
    if (paid.gt(stake)) return text('won', { amount });
    return paid.eq(stake) ? text('returned', { amount }) : text('back', { amount, stake: money(stake) });
  };

  return {
    /** Makes the table ready for the next round. */
    begin() {
      felt.clear();
      sum.textContent = '';
      said.textContent = '';
      spoken.textContent = '';
      stage.dataset['state'] = 'idle';
    },
    async show(round: RoundAnswer): Promise<void> {
      const { hands, payout, stake } = round;
      if (hands === undefined) return;
      await felt.deal(hands, (what) => sound.play(what));
      const winner = winnerOf(hands);
      if (winner !== 'tie') find(winner).classList.add('wins');
      const pairs = (['player', 'banker'] as const).filter((side) => isPair(hands[side]));
      const result = [
        text(`won.${winner}`, { player: totalOf(hands.player), banker: totalOf(hands.banker) }),
        ...pairs.map((side) => text(`${side}Pair.long`)),
      ].join(' · ');
      said.textContent = result;
      const won = new Big(payout).gt(stake);
      sum.textContent = new Big(payout).eq(0) ? '' : won ? `+${money(payout)}` : brought(round);
      stage.dataset['state'] = won ? 'won' : 'idle';
      spoken.textContent = [
        handSaid('player', hands.player),
        handSaid('banker', hands.banker),
        `${result}.`,
        brought(round),
      ].join(' ');
      if (won) burst();
      if (won) sound.play('win');
      else if (new Big(payout).gt(0)) sound.play('back');
    },
  };
}
