import { DRAWN, headsOf, MIDDLE, sumOf } from './numbers';

/** A bet beside the ticket: how often it brings its stake, and when. */
interface Side {
  readonly times: number;
  readonly returnPercent: string;
  wins(numbers: readonly number[]): boolean;
}

/** Bets on all ten numbers: on their sum, and on which half has more of them. The middle sum is neither low nor high. */
export const SIDES: ReadonlyMap<string, Side> = new Map([
  ['balls-low', { times: 1.95, returnPercent: '96.30', wins: (numbers) => sumOf(numbers) < MIDDLE }],
  ['balls-high', { times: 1.95, returnPercent: '96.30', wins: (numbers) => sumOf(numbers) > MIDDLE }],
  ['balls-odd', { times: 1.9, returnPercent: '95.00', wins: (numbers) => sumOf(numbers) % 2 === 1 }],
  ['balls-even', { times: 1.9, returnPercent: '94.99', wins: (numbers) => sumOf(numbers) % 2 === 0 }],
  ['balls-heads', { times: 2.65, returnPercent: '94.92', wins: (numbers) => headsOf(numbers) > DRAWN / 2 }],
  ['balls-level', { times: 3.4, returnPercent: '96.41', wins: (numbers) => headsOf(numbers) === DRAWN / 2 }],
  ['balls-tails', { times: 2.65, returnPercent: '94.92', wins: (numbers) => headsOf(numbers) < DRAWN / 2 }],
]);
