import { element } from '../sheet';
import type { Text } from '../texts';
import { halvesOf, isPrice, nameOf, oddsText } from './picks';
import type { Reading } from './slip-legs';

export interface LegRow {
  readonly node: HTMLLIElement;
  show(reading: Reading): void;
  lock(on: boolean): void;
}

/** A leg of the slip: what it is, its odds and how they moved, and the button that takes it out. */
export function createLegRow(text: Text, { leg }: Reading, onRemove: () => void): LegRow {
  const name = nameOf(text, leg, leg);
  const halves = halvesOf(leg);
  const [odds, said, scored] = [element('b', { dir: 'ltr' }), element('small'), element('small', { class: 'scored' })];
  const remove = element('button', { type: 'button', class: 'icon', 'aria-label': text('slip.remove', { name }) }, '×');
  remove.addEventListener('click', onRemove);
  const node = element(
    'li',
    {},
    element(
      'p',
      { class: 'leg-what' },
      element('b', { dir: 'auto' }, name),
      element('small', {}, text(`${leg.market}.market`)),
      ...(halves === undefined ? [] : [element('small', {}, text('leg.halves', halves))]),
      element('small', { dir: 'auto' }, `${leg.home} – ${leg.away}`),
      scored,
    ),
    element('p', { class: 'leg-odds' }, odds, said),
    remove,
  );
  return {
    node,
    show({ leg: seen, offer, move, score }) {
      node.dataset['move'] = offer.isOpen ? (move ?? '') : 'closed';
      const sign = move === undefined || !offer.isOpen ? '' : move === 'up' ? '▲ ' : '▼ ';
      odds.textContent = sign + oddsText(isPrice(offer.odds) ? offer.odds : seen.odds);
      const was = move === undefined ? '' : text('leg.was', { odds: oddsText(seen.odds) });
      said.textContent = offer.isOpen ? was : text('leg.closed');
      scored.textContent = score === undefined ? '' : text('leg.score', { score: score.join(' : ') });
    },
    lock(on) {
      remove.disabled = on;
    },
  };
}
