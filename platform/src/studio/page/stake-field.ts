import Big from 'big.js';
import { find } from './dom';
import { money, moneySymbol } from './money';
import type { Text } from './texts';

interface FieldOptions {
  readonly text: Text;
  readonly minBet: string;
  readonly maxStake: string;
  /** Is told whenever something else stands in the field. */
  readonly onChange: () => void;
  /** Enter was pressed in it. */
  readonly onEnter: () => void;
}

export interface StakeField {
  /** What stands in the field; undefined when it is no amount. */
  amount(): Big | undefined;
  /** The stake as decimal text, or undefined after showing what is wrong with it. */
  checked(): string | undefined;
  put(amount: Big): void;
  complain(sentence: string): void;
  focus(): void;
}

const PURSES = ['1', '10', '50', '100', '500'];

/** The field of a stake that is typed, with its buttons that halve and double it, and usual amounts. */
export function createStakeField({ text, minBet, maxStake, onChange, onEnter }: FieldOptions): StakeField {
  const [stake, notice] = [find('stake', HTMLInputElement), find('notice')];
  const marks = new Map<string, HTMLButtonElement>();
  const written = () => stake.value.trim().replace(',', '.');
  const amount = () => (/^(\d+(\.\d*)?|\.\d+)$/.test(written()) ? new Big(written()) : undefined);

  const changed = () => {
    const given = amount();
    for (const [purse, button] of marks) button.setAttribute('aria-pressed', String(given?.eq(purse) === true));
    onChange();
  };
  const complain = (sentence: string) => {
    notice.textContent = sentence;
    stake.toggleAttribute('aria-invalid', sentence !== '');
  };
  const put = (wanted: Big) => {
    const bounded = wanted.lt(minBet) ? new Big(minBet) : wanted.gt(maxStake) ? new Big(maxStake) : wanted;
    stake.value = bounded.round(2, Big.roundHalfUp).toFixed();
    complain('');
    changed();
  };
  const refuse = (sentence: string): undefined => {
    complain(sentence);
    return undefined;
  };

  for (const purse of new Set([new Big(minBet).toFixed(), ...PURSES])) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = purse;
    button.addEventListener('click', () => put(new Big(purse)));
    find('chips').append(button);
    marks.set(purse, button);
  }
  stake.addEventListener('input', () => {
    complain('');
    changed();
  });
  stake.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') onEnter();
  });
  find('half').addEventListener('click', () => put((amount() ?? new Big(0)).div(2)));
  find('double').addEventListener('click', () => put((amount() ?? new Big(0)).times(2)));
  find('half').setAttribute('aria-label', text('half'));
  find('double').setAttribute('aria-label', text('double'));
  find('currency').textContent = moneySymbol();

  return {
    amount,
    complain,
    put,
    checked() {
      const given = written();
      if (!/^\d{1,5}(\.\d{1,2})?$/.test(given)) return refuse(text('stake.form'));
      if (new Big(given).lt(minBet)) return refuse(text('stake.low', { amount: money(minBet) }));
      if (new Big(given).gt(maxStake)) return refuse(text('stake.high', { amount: money(maxStake) }));
      complain('');
      return given;
    },
    focus: () => stake.focus(),
  };
}
