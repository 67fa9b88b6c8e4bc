import Big from 'big.js';
import type { Accept } from '../../sport/protocol';
import { openableSheet } from '../dialog';
import { find } from '../dom';
import { roundMoney } from '../money';
import { element } from '../sheet';
import { createStakeField, type StakeField } from '../stake-field';
import { createChoices } from './choices';
import { createLegRow, type LegRow } from './leg-row';
import { keyOf } from './picks';
import { oldText, type Scope } from './scope';
import { mustAgree, type Way } from './slip-legs';
import { type Sums, sumLines, sumsOf } from './sums';

export interface SlipView {
  readonly dialog: HTMLDialogElement;
  readonly stake: StakeField;
  sums(): Sums;
  /** Whether odds or a score moved, which the player has to accept. */
  mustAgree(): boolean;
  /** Whether the button does nothing now. */
  isBlocked(): boolean;
  update(): void;
}

interface Options {
  readonly minBet: string;
  readonly maxStake: string;
  readonly state: () => { readonly isBusy: boolean; readonly isWaiting: boolean };
  readonly onPress: () => void;
}

const ACCEPTS: readonly Accept[] = ['same', 'better', 'any'];
const WAYS: readonly Way[] = ['single', 'combo'];

/** What is seen of the slip: the bar at the bottom, and the sheet with legs, stake and sums. */
export function createSlipView(scope: Scope, { minBet, maxStake, state, onPress }: Options): SlipView {
  const { text, feed, legs } = scope;
  const dialog = openableSheet('slip', text('slip'), text, find('slip-body'), find('receipt'));
  const rows = new Map<string, LegRow>();
  let moved = '';
  const options = <Name extends string>(names: readonly Name[], prefix = '') =>
    names.map((name) => [name, text(prefix + name)] as const);
  const ways = createChoices<Way>(find('ways'), text('ways'), options(WAYS), legs.choose);
  const accepts = createChoices<Accept>(find('accept'), text('accept'), options(ACCEPTS, 'accept.'), legs.take);
  const stake = createStakeField({ text, minBet, maxStake, onChange: () => update(), onEnter: onPress });

  const sums = () => sumsOf(legs.readings, legs.way, stake.amount() ?? new Big(0));
  const clashes = () => legs.way === 'combo' && legs.doClash;
  const isAnyClosed = () => legs.readings.some(({ offer }) => !offer.isOpen);
  const agree = () => legs.readings.some((reading) => mustAgree(reading, legs.accept));
  const isBlocked = () => {
    const { isBusy, isWaiting } = state();
    return isBusy || (!isWaiting && (feed.isOld || clashes() || isAnyClosed()));
  };

  /** Why the button does nothing, where nothing else says so. */
  const whyNot = () => {
    if (feed.isOld && feed.isLoaded) return oldText(scope);
    if (clashes()) return text('combo.clash');
    return isAnyClosed() ? text('market.closed') : '';
  };

  const takeOut = (leg: Parameters<typeof keyOf>[0]) => {
    legs.remove([leg]);
    if (legs.readings.length === 0) dialog.close();
    else dialog.querySelector<HTMLElement>('.close')?.focus();
  };
  const showLegs = (isLocked: boolean) => {
    const { readings } = legs;
    const keys = new Set(readings.map(({ leg }) => keyOf(leg)));
    for (const [key, { node }] of rows) {
      if (keys.has(key)) continue;
      node.remove();
      rows.delete(key);
    }
    for (const reading of readings) {
      const key = keyOf(reading.leg);
      const row = rows.get(key) ?? createLegRow(text, reading, () => takeOut(reading.leg));
      if (!rows.has(key)) find('legs').append(row.node);
      rows.set(key, row);
      row.show(reading);
      row.lock(isLocked);
    }
  };

  const showBar = () => {
    const { length: n } = legs.readings;
    find('slip-bar').hidden = n === 0;
    const odds = sums().odds?.toFixed(2) ?? '';
    find('slip-open').replaceChildren(
      element('b', { class: 'count' }, String(n)),
      element('span', {}, text('slip')),
      element('span', { dir: 'ltr' }, odds),
    );
    find('slip-open').setAttribute('aria-label', text('slip.bar', { n, odds: odds || '–' }));
  };

  /** Says once that odds in the slip moved, not at every step. */
  const sayMoves = () => {
    const now = legs.readings.flatMap(({ leg, move }) => (move === undefined ? [] : [keyOf(leg)])).join();
    if (now !== '' && now !== moved) find(dialog.open ? 'slip-spoken' : 'spoken').textContent = text('slip.moved');
    moved = now;
  };

  const labelOf = () => {
    const { isBusy, isWaiting } = state();
    if (isBusy) return text('place.busy');
    if (isWaiting) return text('place.again');
    return agree() ? text('place.agree') : text('place', { amount: roundMoney(sums().total) });
  };

  const update = () => {
    const { isBusy, isWaiting } = state();
    const isLocked = isBusy || isWaiting;
    showBar();
    showLegs(isLocked);
    sayMoves();
    find('ways').hidden = legs.readings.length < 2;
    ways.show(legs.way);
    accepts.show(legs.accept);
    const why = whyNot();
    if (find('clash').textContent !== why) find('clash').textContent = why;
    const { bets } = sums();
    find('stake-label').textContent = bets > 1 ? text('stake.each', { n: bets }) : text('stake.single');
    find('sums').replaceChildren(...sumLines(text, sums()));
    for (const control of dialog.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
      '#ways button, #slip-money button, #slip-money input',
    ))
      control.disabled = isLocked;
    find('place').textContent = labelOf();
    find('place').setAttribute('aria-disabled', String(isBlocked()));
    find('place-leave').hidden = !isWaiting || isBusy;
  };

  stake.put(new Big(10));
  return { dialog, stake, sums, mustAgree: agree, isBlocked, update };
}
