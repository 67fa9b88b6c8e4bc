import Big from 'big.js';
import type { Pick } from '../../sport/protocol';
import { element } from '../sheet';
import { shape } from '../svg';
import type { Text } from '../texts';
import type { Offer } from './feed';
import { isPrice, keyOf, nameOf, oddsText, shortOf } from './picks';

export interface PriceNow {
  readonly pick: Pick;
  readonly offer: Offer;
  readonly clubs: { readonly home: string; readonly away: string };
  /** Of a live match. */
  readonly score?: readonly [home: number, away: number];
  readonly isPicked: boolean;
}

export interface Price {
  readonly button: HTMLButtonElement;
  /** Shows a price, and which way it went since it was shown before. */
  show(now: PriceNow): void;
  /** There is none at the moment; its place stays, unless nothing is ever there. */
  clear(isNever: boolean): void;
}

const LOCK = 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z';
const lock = () =>
  shape('svg', { viewBox: '0 0 24 24', class: 'lock', 'aria-hidden': 'true' }, shape('path', { d: LOCK }));

/** A button with odds that can be picked. What changes is its texts alone, so that nothing around it moves. */
export function createPrice(text: Text, onPick: (now: PriceNow) => void): Price {
  const [sign, odds, step] = [
    element('span', { class: 'sign', dir: 'auto' }),
    element('span', { class: 'odds-now', dir: 'ltr' }),
    element('i', { class: 'step-sign', 'aria-hidden': 'true' }),
  ];
  const button = element('button', { type: 'button', class: 'price' }, sign, odds, step, lock());
  let shown: PriceNow | undefined;
  button.addEventListener('click', () => {
    if (shown?.offer.isOpen) onPick(shown);
  });

  const moveFrom = (before: PriceNow | undefined, { pick, offer }: PriceNow): 'up' | 'down' | '' => {
    if (before === undefined || !isPrice(before.offer.odds) || !isPrice(offer.odds)) return '';
    if (keyOf(before.pick) !== keyOf(pick)) return '';
    const way = new Big(offer.odds).cmp(before.offer.odds);
    return way === 0 ? '' : way > 0 ? 'up' : 'down';
  };

  return {
    button,
    show(now) {
      const move = moveFrom(shown, now);
      shown = now;
      const { pick, offer, clubs, isPicked } = now;
      const figures = oddsText(offer.odds);
      sign.textContent = shortOf(text, pick);
      odds.textContent = figures;
      step.textContent = { up: '▲', down: '▼', '': '' }[move];
      button.dataset['move'] = move;
      button.hidden = false;
      button.classList.remove('gap');
      button.setAttribute('aria-pressed', String(isPicked));
      button.setAttribute('aria-disabled', String(!offer.isOpen));
      const said = [
        text('price.name', { name: nameOf(text, pick, clubs), odds: figures }),
        ...(move === '' ? [] : [text(`price.${move}`)]),
        ...(offer.isOpen ? [] : [text('price.closed')]),
        ...(isPicked ? [text('price.picked')] : []),
      ];
      button.setAttribute('aria-label', said.join(', '));
    },
    clear(isNever) {
      shown = undefined;
      button.hidden = isNever;
      button.classList.add('gap');
    },
  };
}
