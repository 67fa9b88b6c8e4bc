import type { RoundFought } from '@foyer/shared/contract';
import { brought, type Numbers } from './check-tables';

type Blows = RoundFought['blows'];
type Blow = Blows[number][number];

/** What the numbers from 0 to 12 are. */
const BLOWS: readonly Blow[] = [
  ...(['red', 'red', 'redHard', 'blue', 'blue', 'blueHard', 'both'] as const),
  ...(['none', 'none', 'none', 'none', 'none', 'none'] as const),
];

/** How much of the energy of red and of blue each takes. */
const TAKEN: Readonly<Record<Blow, readonly [number, number]>> = {
  red: [0, 1],
  redHard: [0, 3],
  blue: [1, 0],
  blueHard: [3, 0],
  both: [2, 2],
  none: [0, 0],
};

/** Energy that is left to red and to blue, of five each. */
export const energyLeft = (blows: readonly Blow[]): readonly [number, number] => {
  const left = (corner: 0 | 1) => Math.max(0, 5 - blows.reduce((sum, blow) => sum + TAKEN[blow][corner], 0));
  return [left(0), left(1)];
};

/** Whether the bout went on for as long as it had to: two exchanges a round, until a corner is down, or for five rounds. */
function isWhole(rounds: Blows): boolean {
  const blows = rounds.flat();
  const isOver = energyLeft(blows).includes(0);
  const ends = isOver ? !energyLeft(blows.slice(0, -1)).includes(0) : blows.length === 10;
  return ends && blows.length <= 10 && rounds.every(({ length }, at) => length === Math.min(2, blows.length - at * 2));
}

/** What ends in each round bring, by whoever; then by a corner. */
const [ENDS, CORNER_ENDS] = [
  [27, 5.4, 4, 4.5, 6.5],
  [54, 11, 8.5, 9.75, 14],
];

/** How often a spot brings its stake. */
function timesInRing(spot: string, rounds: Blows): number {
  const blows = rounds.flat();
  const [red, blue] = energyLeft(blows);
  const isDown = red === 0 || blue === 0;
  const winner = red === blue ? 'draw' : red > blue ? 'red' : 'blue';
  const first = blows.find((blow) => blow !== 'none')?.replace('Hard', '');
  const [kind = '', which = ''] = spot.split('-');
  const when = (wins: boolean, times: number) => (wins ? times : 0);
  const inRound = isDown && String(rounds.length) === which;
  if (kind === 'opens') return when(first === which, which === 'both' ? 6.75 : 2.25);
  if (kind === 'endround') return when(inRound, ENDS[rounds.length - 1] ?? 0);
  if (kind.endsWith('round')) return when(inRound && kind === `${winner}round`, CORNER_ENDS[rounds.length - 1] ?? 0);
  if (kind === 'draw') return when(winner === 'draw' && isDown === (which === 'down'), isDown ? 20.5 : 21.5);
  if (kind !== 'fight') return when(winner === kind && !isDown && which === 'points', 14);
  if (which === 'points') return when(!isDown, 5.4);
  if (which === 'short') return when(rounds.length <= 3, 2.1);
  if (which === 'long') return when(rounds.length >= 4, 1.8);
  if (which === 'draw') return when(winner === 'draw', 10.5);
  return winner === 'draw' ? 1 : when(winner === which, 1.95);
}

/** Whether the exchanges are what the numbers say, the bout ended where it had to, and every spot brought what that gives it. */
export async function wasFought({ blows, spots }: RoundFought, numbers: Numbers): Promise<boolean> {
  for (const blow of blows.flat()) if (BLOWS[await numbers(13)] !== blow) return false;
  return isWhole(blows) && brought(spots, (spot) => timesInRing(spot, blows));
}
