import Big from 'big.js';
import { find } from './dom';
import { money, moneySymbol, roundMoney } from './money';
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
const PURSES = ['1', '10', '50', '100', '500'];

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

/** What stands in the field of the stake; undefined when it is no amount. */
function amountIn({ value }: HTMLInputElement): Big | undefined {
  const given = value.trim().replace(',', '.');
  return /^(\d+(\.\d*)?|\.\d+)$/.test(given) ? new Big(given) : undefined;
}

/** The controls under the stage: target, stake and possible win. Calls `onGoal` and `onLight`. */
export function createDesk({ text, minBet, maxStake, onGoal, onLight }: DeskOptions): Desk {
  const [slider, stake, notice] = [find('target', HTMLInputElement), find('stake', HTMLInputElement), find('notice')];
  let target = 2;
  const presets = new Map<number, HTMLButtonElement>();
  const marks = new Map<string, HTMLButtonElement>();

  const promise = () => {
    const given = amountIn(stake);
    find('prize').textContent = given?.gt(0) ? roundMoney(given.times(target.toFixed(2))) : '–';
    for (const [purse, button] of marks) button.setAttribute('aria-pressed', String(given?.eq(purse) === true));
  };

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

  const put = (amount: Big) => {
    const bounded = amount.lt(minBet) ? new Big(minBet) : amount.gt(maxStake) ? new Big(maxStake) : amount;
    stake.value = bounded.round(2, Big.roundHalfUp).toFixed();
    complain('');
    promise();
  };

  const complain = (sentence: string) => {
    notice.textContent = sentence;
    stake.toggleAttribute('aria-invalid', sentence !== '');
  };

  const refuse = (sentence: string): undefined => {
    complain(sentence);
    return undefined;
  };

  /** The stake as decimal text, or undefined after showing what is wrong with it. */
  const checkedStake = (): string | undefined => {
    const given = stake.value.trim().replace(',', '.');
    if (!/^\d{1,5}(\.\d{1,2})?$/.test(given)) return refuse(text('stake.form'));
    if (new Big(given).lt(minBet)) return refuse(text('stake.low', { amount: money(minBet) }));
    if (new Big(given).gt(maxStake)) return refuse(text('stake.high', { amount: money(maxStake) }));
    complain('');
    return given;
  };

  for (const at of PRESETS) {
    presets.set(
      at,
      pill(find('presets'), `${at}×`, () => aim(at)),
    );
  }
  for (const purse of new Set([new Big(minBet).toFixed(), ...PURSES]))
    marks.set(
      purse,
      pill(find('chips'), purse, () => put(new Big(purse))),
    );
  slider.addEventListener('input', () => aim(targetAt(Number(slider.value))));
  stake.addEventListener('input', () => {
    complain('');
    promise();
  });
  find('half').addEventListener('click', () => put((amountIn(stake) ?? new Big(0)).div(2)));
  find('double').addEventListener('click', () => put((amountIn(stake) ?? new Big(0)).times(2)));
  find('half').setAttribute('aria-label', text('half'));
  find('double').setAttribute('aria-label', text('double'));
  find('currency').textContent = moneySymbol();
  const press = () => {
    if (find('light').getAttribute('aria-disabled') === 'true') return;
    const given = checkedStake();
    if (given === undefined) stake.focus();
    else onLight(given, target.toFixed(2));
  };
  // A click instead of a form's submit, which a sandboxed frame without forms would block.
  find('light').addEventListener('click', press);
  stake.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') press();
  });
  put(new Big(10));
  aim(2);

  return {
    complain,
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
