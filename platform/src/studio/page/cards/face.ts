import { rankOf, suitOf } from '../../../base/cards/shoe';
import { element } from '../sheet';
import { shape } from '../svg';
import type { Text } from '../texts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const PICTURES: Readonly<Record<number, string>> = { 0: 'ace', 10: 'jack', 11: 'queen', 12: 'king' };
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const SHAPES = {
  spades:
    'M12 1.5C15 6.3 21.5 9.5 21.5 14.2a4.6 4.6 0 0 1-8.2 2.9c.2 2.1.9 3.9 2.3 5.4H8.4c1.4-1.5 2.1-3.3 2.3-5.4a4.6 4.6 0 0 1-8.2-2.9C2.5 9.5 9 6.3 12 1.5z',
  hearts: 'M12 22C5 15.6 2 11.9 2 7.9A4.9 4.9 0 0 1 12 6a4.9 4.9 0 0 1 10 1.9c0 4-3 7.7-10 14.1z',
  diamonds: 'M12 1.5L20.5 12 12 22.5 3.5 12z',
  clubs:
    'M12 1.8a4.7 4.7 0 0 1 4.1 7 4.8 4.8 0 1 1-2.8 8.4c.2 2 .9 3.8 2.3 5.3H8.4c1.4-1.5 2.1-3.3 2.3-5.3a4.8 4.8 0 1 1-2.8-8.4A4.7 4.7 0 0 1 12 1.8z',
} as const;

const suitName = (card: number) => SUITS[suitOf(card)] ?? 'spades';

const suit = (card: number): SVGElement =>
  shape('svg', { viewBox: '0 0 24 24' }, shape('path', { d: SHAPES[suitName(card)] }));

const corner = (card: number, place: string) =>
  element('span', { class: `corner ${place}` }, RANKS[rankOf(card)] ?? '', suit(card));

/** The back of a card, which lies on its face; the class `turned` turns it. */
export const cardElement = (): HTMLElement => element('div', { class: 'card' }, element('span', { class: 'back' }));

/** What is on the other side. */
export function faceOf(card: number): HTMLElement {
  const red = suitOf(card) === 1 || suitOf(card) === 2;
  const middle =
    rankOf(card) > 9
      ? element('span', { class: 'picture' }, suit(card), RANKS[rankOf(card)] ?? '')
      : element('span', { class: 'pip' }, suit(card));
  return element(
    'span',
    { class: red ? 'front red' : 'front', dir: 'ltr' },
    corner(card, 'first'),
    middle,
    corner(card, 'last'),
  );
}

/** A card as it is said. */
export function cardName(text: Text, card: number): string {
  const picture = PICTURES[rankOf(card)];
  const rank = picture === undefined ? (RANKS[rankOf(card)] ?? '') : text(picture);
  return text('card', { rank, suit: text(suitName(card)) });
}
