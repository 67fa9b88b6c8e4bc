import { SIDES } from '../../../base/keno/sides';
import type { Spots } from '../../../base/tables/table';
import { find } from '../dom';
import { laterOnce } from '../frames';
import { element } from '../sheet';
import type { Text } from '../texts';
import { factor } from './factor';

interface Sides {
  readonly chosen: readonly string[];
  lock(on: boolean): void;
  /** Shows which of them were paid. */
  settle(paid: Spots): void;
  clear(): void;
}

/** What bets are about: the first four the sum of all numbers, the others which half has more of them. */
const GROUPS = [
  ['sides.sum', ['balls-low', 'balls-high', 'balls-odd', 'balls-even']],
  ['sides.halves', ['balls-heads', 'balls-level', 'balls-tails']],
] as const;

/** Bets beside the ticket, each a button that stays pressed. */
export function createSides(text: Text, onChange: (set: boolean) => void): Sides {
  const chosen = new Set<string>();
  let locked = false;
  const buttons = new Map(
    [...SIDES].map(([spot, { times }]) => {
      const odds = factor(times);
      const button = element(
        'button',
        { type: 'button', class: 'beside', 'data-spot': spot, 'aria-pressed': 'false' },
        element('span', { class: 'spot-name' }, text(spot)),
        element('span', { class: 'spot-odds', dir: 'ltr' }, odds),
      );
      button.setAttribute('aria-label', text('side', { spot: text(`${spot}.long`), odds }));
      button.addEventListener('click', () => press(spot));
      return [spot, button] as const;
    }),
  );
  const clear = () => {
    for (const button of buttons.values()) delete button.dataset['state'];
  };
  const showLock = laterOnce(() => {
    for (const button of buttons.values()) button.setAttribute('aria-disabled', String(locked));
  });
  const press = (spot: string) => {
    if (locked) return;
    const set = !chosen.delete(spot);
    if (set) chosen.add(spot);
    buttons.get(spot)?.setAttribute('aria-pressed', String(set));
    clear();
    onChange(set);
  };
  find('sides').setAttribute('role', 'group');
  find('sides').setAttribute('aria-label', text('sides'));
  find('sides').replaceChildren(
    ...GROUPS.map(([caption, spots]) =>
      element(
        'div',
        { class: 'half' },
        element('p', { class: 'about' }, text(caption)),
        ...spots.flatMap((spot) => buttons.get(spot) ?? []),
      ),
    ),
  );
  return {
    get chosen() {
      return [...SIDES.keys()].filter((spot) => chosen.has(spot));
    },
    lock(on) {
      locked = on;
      showLock();
    },
    settle(paid) {
      for (const [spot, button] of buttons) if (/[1-9]/.test(paid[spot] ?? '')) button.dataset['state'] = 'paid';
    },
    clear,
  };
}
