import Big from 'big.js';
import { find } from './dom';
import { roundMoney } from './money';
import { createStakeField } from './stake-field';
import type { Text } from './texts';

interface DeskOptions {
  readonly text: Text;
  readonly minBet: string;
  readonly maxStake: string;
  readonly onGoal: (target: number) => void;
  readonly onLight: (stake: string, target: string) => unknown;
}

export interface Desk {
  complain(sentence: string): void;
  busy(on: boolean): void;
}

const RANGE = { min: 1.2, max: 50 };
const PRESETS = [1.2, 1.5, 2, 5, 10, 50];

/** The target of a slider position (0 to 1000); steps grow with the target, so that targets are round numbers. */
export function targetAt(place: number): number {
  const raw = RANGE.min * (RANGE.max / RANGE.min) ** (place / 1000);
  const step = raw < 3 ? 0.05 : raw < 10 ? 0.1 : raw < 20 ? 0.5 : 1;
  return Math.min(RANGE.max, Math.max(RANGE.min, Math.round(raw / step) * step));
}

export const placeOf = (target: number): number =>
  Math.round((1000 * Math.log(target / RANGE.min)) / Math.log(RANGE.max / RANGE.min));

function pill(parent: HTMLElement, label: string, action: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', action);
  parent.append(button);
  return button;
}

/** The controls under the stage: target, stake and possible win. Calls `onGoal` and `onLight`. */
export function createDesk({ text, minBet, maxStake, onGoal, onLight }: DeskOptions): Desk {
  const slider = find('target', HTMLInputElement);
  let target = 2;
  const presets = new Map<number, HTMLButtonElement>();

  const promise = () => {
    const given = stake.amount();
    find('prize').textContent = given?.gt(0) ? roundMoney(given.times(target.toFixed(2))) : '–';
  };
  // A click instead of a form's submit, which a sandboxed frame without forms would block.
  const press = () => {
    if (find('light').getAttribute('aria-disabled') === 'true') return;
    const given = stake.checked();
    if (given === undefined) stake.focus();
    else onLight(given, target.toFixed(2));
  };
  const stake = createStakeField({ text, minBet, maxStake, onChange: promise, onEnter: press });

  const aim = (next: number) => {
    target = next;
    slider.value = String(placeOf(next));
    slider.style.setProperty('--at', `${Number(slider.value) / 10}%`);
    const label = `${next.toFixed(2)}×`;
    slider.setAttribute('aria-valuetext', label);
    find('goal').textContent = label;
    const chance = 98 / next;
    find('chance').textContent = text('chance', { n: chance < 10 ? chance.toFixed(1) : Math.round(chance) });
    for (const [at, button] of presets) button.setAttribute('aria-pressed', String(at === next));
    onGoal(next);
    promise();
  };

  for (const at of PRESETS) {
    presets.set(
      at,
      pill(find('presets'), `${at}×`, () => aim(at)),
    );
  }
  slider.addEventListener('input', () => aim(targetAt(Number(slider.value))));
  find('light').addEventListener('click', press);
  stake.put(new Big(10));
  aim(2);

  return {
    complain: stake.complain,
    /** Locks the controls during a round, so that what is shown is what is played. */
    busy(on) {
      find('light').setAttribute('aria-disabled', String(on));
      for (const control of find('desk').querySelectorAll<HTMLInputElement | HTMLButtonElement>(
        'input, .step, .chips button, .presets button',
      ))
        control.disabled = on;
    },
  };
}
