import Big from 'big.js';
import { find } from './dom';
import { laterOnce } from './frames';
import { money } from './money';
import type { Text } from './texts';

interface StakesOptions {
  readonly text: Text;
  readonly minBet: string;
  readonly maxStake: string;
  /** Is told the stake at first and whenever it changes. */
  readonly tell: (stake: string) => void;
}

export interface Stakes {
  readonly stake: string;
  lock(on: boolean): void;
}

const STEPS = [
  '0.20',
  '0.40',
  '1',
  '2',
  '4',
  '6',
  '10',
  '20',
  '40',
  '60',
  '100',
  '200',
  '400',
  '1000',
  '2000',
  '4000',
  '10000',
];
const USUAL = '10';

/** The stakes of a game, from its smallest to its largest; all of them whole steps. */
export function stepsOf(minBet: string, maxStake: string): readonly string[] {
  const between = STEPS.filter((step) => new Big(step).gt(minBet) && new Big(step).lt(maxStake));
  return [minBet, ...between, maxStake];
}

/** The stake's two buttons and its sum. Starts with ten, or with the nearest that there is. */
export function createStakes({ text, minBet, maxStake, tell }: StakesOptions): Stakes {
  const steps = stepsOf(minBet, maxStake);
  // Steps go up, so that as many as are no larger than the usual stake come before the next one.
  let at = Math.max(0, steps.filter((step) => new Big(step).lte(USUAL)).length - 1);
  let locked = false;
  const [less, more] = [find('less', HTMLButtonElement), find('more', HTMLButtonElement)];
  const stake = () => steps[at] ?? minBet;
  const showSteps = () => {
    less.disabled = locked || at === 0;
    more.disabled = locked || at === steps.length - 1;
  };
  const showStepsSoon = laterOnce(showSteps);
  const show = () => {
    find('stake').textContent = money(stake());
    showSteps();
  };
  const step = (by: number) => () => {
    at = Math.min(steps.length - 1, Math.max(0, at + by));
    show();
    tell(stake());
  };
  less.setAttribute('aria-label', text('less'));
  more.setAttribute('aria-label', text('more'));
  less.addEventListener('click', step(-1));
  more.addEventListener('click', step(1));
  show();
  tell(stake());
  return {
    get stake() {
      return stake();
    },
    lock(on) {
      locked = on;
      showStepsSoon();
    },
  };
}
