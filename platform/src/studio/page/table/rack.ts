import Big from 'big.js';
import { find } from '../dom';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { short } from './amount';

interface Rack {
  /** What a press puts on a spot. */
  readonly chip: string;
  focus(): void;
}

const CHIPS = ['1', '10', '50', '100', '500'];

/** The chips of a game: its smallest stake, and round ones above it. All of them are whole steps of the stake. */
export const chipsOf = (minBet: string, maxStake: string): readonly string[] => [
  new Big(minBet).toFixed(),
  ...CHIPS.filter((chip) => new Big(chip).gt(minBet) && new Big(chip).lte(maxStake)),
];

interface RackOptions {
  readonly text: Text;
  readonly minBet: string;
  readonly maxStake: string;
  /** Chosen at first, where there is such a chip. */
  readonly usual?: string;
  /** Is told that another chip was chosen. */
  readonly tell?: () => void;
}

/** The chips, of which one is chosen. */
export function createRack({ text, minBet, maxStake, usual = '10', tell }: RackOptions): Rack {
  const chips = chipsOf(minBet, maxStake);
  let chip = chips.includes(usual) ? usual : (chips[0] ?? minBet);
  const pieces = chips.map((value, at) => {
    const button = element(
      'button',
      { type: 'button', class: `chip c${at}`, 'aria-label': text('chip', { amount: money(value) }) },
      element('span', {}, short(value)),
    );
    button.addEventListener('click', () => {
      chip = value;
      show();
      tell?.();
    });
    return { value, button };
  });
  const show = () => {
    for (const { value, button } of pieces) button.setAttribute('aria-pressed', String(value === chip));
  };
  find('rack').replaceChildren(...pieces.map(({ button }) => button));
  show();
  return {
    get chip() {
      return chip;
    },
    focus() {
      find('rack').querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.focus();
    },
  };
}
