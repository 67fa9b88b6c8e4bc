import type { Draw } from '../draws/draws';

/** Eight decks. */
export const SHOE = 416;
/** Cards of a deck; each is a number from 0: thirteen ranks from the ace to the king, of spades, hearts, diamonds and clubs. */
export const DECK = 52;
const RANKS = 13;

/** 0 for the ace to 12 for the king. */
export const rankOf = (card: number): number => card % RANKS;
/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (card: number): number => Math.floor(card / RANKS);
/** What a card counts: an ace one, tens and pictures nothing. */
export const pointsOf = (card: number): number => (rankOf(card) < 9 ? rankOf(card) + 1 : 0);

/**
 * A shoe that is shuffled as cards are taken from it: whichever is left is as likely as any other to be the next one, and none comes
 * twice. Those are the first cards of a whole shuffle (Fisher and Yates), of which a round needs six at most.
 */
export function shoeFrom(draw: Draw): () => number {
  const moved = new Map<number, number>();
  const lying = (place: number) => moved.get(place) ?? place;
  let taken = 0;
  return () => {
    const place = taken + draw(SHOE - taken);
    const card = lying(place);
    moved.set(place, lying(taken));
    taken += 1;
    return card % DECK;
  };
}
