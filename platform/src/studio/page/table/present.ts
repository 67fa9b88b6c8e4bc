import Big from 'big.js';
import type { RoundAnswer } from '../../protocol';
import { find } from '../dom';
import { later } from '../frames';
import { money } from '../money';
import type { Sound } from '../sound';
import type { Text } from '../texts';

/** The picture of a table, in which something comes out. With reduced motion it is there at once. */
export interface Scene<Outcome> {
  /** Makes ready for the next round. */
  clear(): void;
  /** Shows how it came. */
  show(outcome: Outcome): Promise<void>;
  /** Goes back to the bets; at once when nothing came out. */
  rest?(seen: boolean): Promise<void>;
  /** What came out in a line, and all of it as it is said. */
  tell(outcome: Outcome): { readonly line: string; readonly spoken: string };
}

interface Parts<Outcome> {
  readonly scene: Scene<Outcome>;
  readonly sound: Pick<Sound<'win' | 'back'>, 'play'>;
  readonly text: Text;
  readonly burst: () => void;
}

/** Shows a played round: how it came, and what that brought; says all of it once it is over. */
export function createPresenter<Outcome>({ scene, sound, text, burst }: Parts<Outcome>) {
  const [sum, said, spoken, stage] = [find('sum'), find('said'), find('spoken'), find('stage')] as const;

  /** What brings less than its stake is no win, and is not celebrated as one. */
  const brought = ({ payout, stake }: RoundAnswer): string => {
    const [paid, amount] = [new Big(payout), money(payout)];
    if (paid.eq(0)) return text('lost');
    if (paid.gt(stake)) return text('won', { amount });
    return paid.eq(stake) ? text('returned', { amount }) : text('back', { amount, stake: money(stake) });
  };

  let cleared = Promise.resolve();

  return {
    /** Makes the table ready for the next round. */
    begin() {
      cleared = later(scene.clear);
      later(() => {
        sum.textContent = '';
        said.textContent = '';
        spoken.textContent = '';
        stage.dataset['state'] = 'idle';
      });
    },
    async show(round: RoundAnswer, outcome: Outcome): Promise<void> {
      const { payout, stake } = round;
      await cleared;
      await scene.show(outcome);
      const told = scene.tell(outcome);
      const won = new Big(payout).gt(stake);
      later(() => {
        said.textContent = told.line;
        sum.textContent = new Big(payout).eq(0) ? '' : won ? `+${money(payout)}` : brought(round);
        stage.dataset['state'] = won ? 'won' : 'idle';
      });
      if (won) later(burst);
      later(() => {
        spoken.textContent = `${told.spoken} ${brought(round)}`;
      });
      if (won) sound.play('win');
      else if (new Big(payout).gt(0)) sound.play('back');
    },
  };
}
