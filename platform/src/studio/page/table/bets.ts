import Big from 'big.js';
import type { Spots, Table } from '../../../base/tables/table';
import { find } from '../dom';
import { laterOnce } from '../frames';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { short } from './amount';
import { oddsText } from './odds';
import { createRack } from './rack';

/** Where the spots of a table lie, and what stands on them. */
export interface Layout {
  /** A spot as it is said. */
  nameOf(spot: string): string;
  /** What stands on its button. */
  faceOf(spot: string, odds: string): readonly (Node | string)[];
  /** Puts the buttons on the page, once. */
  lay(buttons: ReadonlyMap<string, HTMLButtonElement>): void;
  /** Is told the stakes that lie on the table, or what spots were paid, whenever they change. */
  show?(staked: Spots, paid: Spots): void;
}

interface BetsOptions {
  readonly text: Text;
  readonly table: Pick<Table<never>, 'spots' | 'termsOf'>;
  readonly layout: Layout;
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

const none = new Big(0);

/** The spots of the table, the chips, and the buttons that clear the table and stake as in the round before. */
export function createBets({ text, table, layout, minBet, maxStake, complain, onChip }: BetsOptions): Bets {
  const staked = new Map<string, Big>();
  /** What each spot shows, so that only those are touched that change. */
  const shown = new Map<string, string>();
  let paid: Spots = {};
  let before: ReadonlyMap<string, Big> | undefined;
  let locked = false;
  const rack = createRack({ text, minBet, maxStake });
  const total = () => [...staked.values()].reduce((sum, amount) => sum.plus(amount), none);
  const stakes = (): Spots => Object.fromEntries([...staked].map(([spot, amount]) => [spot, amount.toFixed()]));
  const [clear, rebet] = [find('clear', HTMLButtonElement), find('rebet', HTMLButtonElement)];

  const places = new Map(
    table.spots.map((spot) => {
      const odds = oddsText(table.termsOf(spot));
      const stack = element('span', { class: 'stack' });
      const button = element(
        'button',
        { type: 'button', class: 'spot', 'data-spot': spot },
        ...layout.faceOf(spot, odds),
        element('span', { class: 'pile', dir: 'ltr' }, stack),
      );
      button.addEventListener('click', () => put(spot));
      return [spot, { button, stack, odds }] as const;
    }),
  );
  layout.lay(new Map([...places].map(([spot, { button }]) => [spot, button])));

  const label = (
    spot: string,
    { button, stack, odds }: { button: HTMLButtonElement; stack: Element; odds: string },
  ) => {
    const [on, brought] = [staked.get(spot)?.toFixed(), paid[spot]];
    const state = on !== undefined ? 'staked' : brought !== undefined ? 'paid' : 'empty';
    const now = `${state} ${on ?? brought}`;
    if (shown.get(spot) === now) return;
    shown.set(spot, now);
    button.dataset['state'] = state;
    stack.textContent = on !== undefined ? short(on) : brought !== undefined ? `+${short(brought)}` : '';
    const amount = money(on ?? brought ?? '0');
    button.setAttribute('aria-label', text(`spot.${state}`, { spot: layout.nameOf(spot), odds, amount }));
  };

  const showSum = () => {
    find('total').textContent = staked.size === 0 ? '' : money(total().toFixed());
  };
  const showSpots = () => {
    for (const [spot, place] of places) label(spot, place);
  };
  const showTools = () => {
    layout.show?.(stakes(), paid);
    clear.disabled = locked || staked.size === 0;
    rebet.disabled = locked || before === undefined || staked.size > 0;
  };
  const showLock = () => {
    for (const { button } of places.values()) button.setAttribute('aria-disabled', String(locked));
  };
  const soon = {
    spots: laterOnce(showSpots),
    sum: laterOnce(showSum),
    tools: laterOnce(showTools),
    lock: laterOnce(showLock),
  };
  /** The chip is seen at once; what follows from it has frames of its own. */
  const show = () => {
    showSpots();
    soon.sum();
    soon.tools();
  };

  const put = (spot: string) => {
    if (locked) return;
    complain('');
    if (total().plus(rack.chip).gt(maxStake)) return complain(text('stake.high', { amount: money(maxStake) }));
    paid = {};
    staked.set(spot, (staked.get(spot) ?? none).plus(rack.chip));
    onChip();
    show();
  };

  clear.addEventListener('click', () => {
    staked.clear();
    complain('');
    show();
    rack.focus();
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
  for (const part of [showSpots, showSum, showTools, showLock]) part();

  return {
    get spots() {
      return stakes();
    },
    get total() {
      return total().toFixed();
    },
    lock(on) {
      locked = on;
      if (on) paid = {};
      if (on) soon.spots();
      soon.tools();
      soon.lock();
    },
    settle(brought) {
      before = new Map(staked);
      staked.clear();
      paid = Object.fromEntries(Object.entries(brought).filter(([, amount]) => new Big(amount).gt(0)));
      soon.spots();
      soon.sum();
    },
  };
}
