import type { Draw } from '../draws/draws';

/** Balls in the drum, from 1, and how many of them are drawn. */
export const [BALLS, DRAWN, MOST_MARKS] = [40, 10, 10] as const;
/** The middle of all sums, which is half of the lowest and the highest one. */
export const MIDDLE = (DRAWN * (BALLS + 1)) / 2;

/** Ten different numbers in the order in which they came. */
export function drawNumbers(draw: Draw): readonly number[] {
  const drum = Array.from({ length: BALLS }, (_, at) => at + 1);
  for (let taken = 0; taken < DRAWN; taken += 1) {
    // The first ball that is left takes the place of the drawn one, as when the whole drum is shuffled.
    const place = taken + draw(BALLS - taken);
    const [ball = 0, first = 0] = [drum[place], drum[taken]];
    drum[place] = first;
    drum[taken] = ball;
  }
  return drum.slice(0, DRAWN);
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
/** How many numbers are of the first half, which is called heads; the others are tails. */
export const headsOf = (numbers: readonly number[]): number => numbers.filter((each) => each <= BALLS / 2).length;

/** The spot of a ticket: its numbers from the lowest, `marks-3-17-22`. */
export const ticketOf = (marks: readonly number[]): string => ['marks', ...[...marks].sort((a, b) => a - b)].join('-');

/** The numbers of a ticket; undefined for what is none: out of range, doubled, out of order, none, or too many. */
export function marksOf(spot: string): readonly number[] | undefined {
  const [, named] = /^marks((?:-[1-9]\d?)+)$/.exec(spot) ?? [];
  const marks = named?.slice(1).split('-').map(Number) ?? [];
  const isTicket =
    marks.length > 0 &&
    marks.length <= MOST_MARKS &&
    marks.every((mark, at) => mark <= BALLS && mark > (marks[at - 1] ?? 0));
  return isTicket ? marks : undefined;
}

export const hitsOf = (marks: readonly number[], numbers: readonly number[]): number =>
  marks.filter((mark) => numbers.includes(mark)).length;
