import Big from 'big.js';
import { SPOTS, type Spot } from '../../../base/cards/spots';
import type { Spots } from '../../protocol';
import { find } from '../dom';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { ODDS } from './odds';

interface BetsOptions {
  readonly text: Text;
  readonly minBet: string;
  readonly maxStake: string;
  readonly complain: (sentence: string) => void;
  readonly onChip: () => void;
}

export interface Bets {
  readonly spots: Spots;
  readonly total: string;
  lock(on: boolean): void;
  /** Takes the stakes off the table and shows what each spot brought. */
  settle(paid: Spots): void;
}

const CHIPS = ['1', '10', '50', '100', '500'];
const USUAL = '10';
const none = new Big(0);
const short = (amount: Big) => (amount.mod(1).eq(0) ? amount.toFixed(0) : amount.toFixed(2));

/** The chips of a game: its smallest stake, and round ones above it. All of them are whole steps of the stake. */
export const chipsOf = (minBet: string, maxStake: string): readonly string[] => [
  new Big(minBet).toFixed(),
  ...CHIPS.filter((chip) => new Big(chip).gt(minBet) && new Big(chip).lte(maxStake)),
];

/** The spots of the table, the chips, and the buttons that clear the table and stake as in the round before. */
export function createBets({ text, minBet, maxStake, complain, onChip }: BetsOptions): Bets {
  const staked = new Map<Spot, Big>();
  let paid: Spots = {};
  let before: ReadonlyMap<Spot, Big> | undefined;
  let locked = false;
  const chips = chipsOf(minBet, maxStake);
  let chip = chips.includes(USUAL) ? USUAL : (chips[0] ?? minBet);
  const total = () => [...staked.values()].reduce((sum, amount) => sum.plus(amount), none);
  const [clear, rebet] = [find('clear', HTMLButtonElement), find('rebet', HTMLButtonElement)];

  const buttons = new Map(
    SPOTS.map((spot) => {
      const stack = element('span', { class: 'stack', dir: 'ltr' });
      const button = element(
        'button',
        { type: 'button', class: 'spot', 'data-spot': spot },
        element('span', { class: 'spot-name' }, text(spot)),
        element('span', { class: 'spot-odds', dir: 'ltr' }, ODDS[spot]),
        stack,
      );
      button.addEventListener('click', () => put(spot));
      return [spot, { button, stack }] as const;
    }),
  );
  find('spots').replaceChildren(...[...buttons.values()].map(({ button }) => button));

  const pieces = chips.map((value, at) => {
    const button = element(
      'button',
      { type: 'button', class: `chip c${at}`, 'aria-label': text('chip', { amount: money(value) }) },
      element('span', {}, short(new Big(value))),
    );
    button.addEventListener('click', () => {
      chip = value;
      show();
    });
    return { value, button };
  });
  find('rack').replaceChildren(...pieces.map(({ button }) => button));

  const show = () => {
    for (const [spot, { button, stack }] of buttons) {
      const [on, brought] = [staked.get(spot), paid[spot]];
      const state = on !== undefined ? 'staked' : brought !== undefined ? 'paid' : 'empty';
      button.dataset['state'] = state;
      stack.textContent = on !== undefined ? short(on) : brought !== undefined ? `+${short(new Big(brought))}` : '';
      const long = spot.endsWith('Pair') ? text(`${spot}.long`) : text(spot);
      const amount = money((on ?? new Big(brought ?? 0)).toFixed());
      button.setAttribute('aria-label', text(`spot.${state}`, { spot: long, odds: ODDS[spot], amount }));
      button.setAttribute('aria-disabled', String(locked));
    }
    for (const { value, button } of pieces) button.setAttribute('aria-pressed', String(value === chip));
    find('total').textContent = staked.size === 0 ? '' : money(total().toFixed());
    clear.disabled = locked || staked.size === 0;
    rebet.disabled = locked || before === undefined || staked.size > 0;
  };

  const put = (spot: Spot) => {
    if (locked) return;
    complain('');
    if (total().plus(chip).gt(maxStake)) return complain(text('stake.high', { amount: money(maxStake) }));
    paid = {};
    staked.set(spot, (staked.get(spot) ?? none).plus(chip));
    onChip();
    show();
  };

  clear.addEventListener('click', () => {
    staked.clear();
    complain('');
    show();
    find('rack').querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.focus();
  });
  rebet.addEventListener('click', () => {
    if (before === undefined) return;
    paid = {};
    for (const [spot, amount] of before) staked.set(spot, amount);
    complain('');
    onChip();
    show();
    find('light').focus();
  });
  show();

  return {
    get spots() {
      return Object.fromEntries([...staked].map(([spot, amount]) => [spot, amount.toFixed()]));
    },
    get total() {
      return total().toFixed();
    },
    lock(on) {
      locked = on;
      if (on) paid = {};
      show();
    },
    settle(brought) {
      before = new Map(staked);
      staked.clear();
      paid = Object.fromEntries(Object.entries(brought).filter(([, amount]) => new Big(amount).gt(0)));
      show();
    },
  };
}
