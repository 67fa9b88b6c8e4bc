import { WHEEL } from '../../../base/roulette/wheel';
import { POCKET } from './rotor';

/** Where everything is at a moment of a round. */
export interface Moment {
  /** How far the wheel has turned, and where the ball is. */
  readonly wheel: number;
  readonly ball: number;
  /** The ball’s distance from the middle, in hundredths of the wheel. */
  readonly distance: number;
  /** Whether it is among the pockets. */
  readonly isLow: boolean;
}

/** How long the ball runs, and the wheel turns. */
const [RUN_MS, WHOLE_MS] = [4200, 5000];
const ROUND = Math.PI * 2;
const UP = -Math.PI / 2;
const [TRACK, LYING] = [87, 58];
/** Rounds of the ball against the wheel, which turns by half a round at least. */
const ROUNDS = 8;
/** The part of the run after which the ball leaves its track, and the part of the rest in which it falls. */
const [LEAVES, FALLS] = [0.6, 0.42];

const angleOf = (pocket: number): number => POCKET * WHEEL.indexOf(pocket);
/** How far the wheel stands turned when a pocket is at the top. */
export const restOf = (pocket: number): number => UP - angleOf(pocket);

function distanceAt(run: number): number {
  if (run < LEAVES) return TRACK;
  const down = (run - LEAVES) / (1 - LEAVES);
  if (down < FALLS) return TRACK + (LYING + 2 - TRACK) * (down / FALLS) ** 2;
  const left = (down - FALLS) / (1 - FALLS);
  return LYING + 2 + 11 * (1 - left) ** 1.6 * Math.abs(Math.sin(left * Math.PI * 3)) - 2 * left;
}

/**
 * A round from when the ball is thrown, in ms, until it lies in its pocket, which comes to rest at the top. The outcome is known before:
 * the way to it is made for the eye.
 */
export function momentAt(ms: number, from: number, pocket: number): Moment & { readonly isOver: boolean } {
  const [run, whole] = [Math.min(1, ms / RUN_MS), Math.min(1, ms / WHOLE_MS)];
  const way = (((restOf(pocket) - from) % ROUND) + ROUND) % ROUND;
  const wheel = from + (way + (way < Math.PI ? ROUND : 0)) * (1 - (1 - whole) ** 2);
  const ahead = ROUNDS * ROUND * (1 - run) ** 2.2;
  const distance = distanceAt(run);
  return { wheel, ball: wheel + angleOf(pocket) + ahead, distance, isLow: run > LEAVES, isOver: whole === 1 };
}

/** A wheel at rest with the ball in a pocket. */
export const atRest = (pocket: number): Moment => ({
  wheel: restOf(pocket),
  ball: UP,
  distance: LYING,
  isLow: true,
});
