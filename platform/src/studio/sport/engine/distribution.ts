import type { Chance, Model } from '../protocol';
import { DECIDER, minutesOf, OF } from './drawn';

/** Chances by value: `of[value - least]`. They add up to 1. */
export interface Spread {
  readonly least: number;
  readonly of: Float64Array;
}

/** How a match may end from where it stands: by goals between the sides, and by goals of both. */
export interface Ends {
  /** Home less away. */
  readonly margin: Spread;
  readonly total: Spread;
}

/**
 * The exact distribution of a match's end: turns are independent, so that of each side is a power of a turn's, and both are multiplied out.
 *
 * @param played whole minutes that were played, to this score
 */
export function endsFrom(model: Model, played: number, [home, away]: readonly [number, number]): Ends {
  const turns = (minutesOf(model) - played) * model.turns;
  const [own, other] = [power(turnOf(model.home), turns), power(turnOf(model.away), turns)];
  const least = home - away - other.length + 1;
  const both = own.length + other.length - 1;
  const margin = product(own, other.toReversed());
  const total = product(own, other);
  if (model.decider === undefined) return { margin: { least, of: margin }, total: { least: home + away, of: total } };
  // Whoever is level has the deciding basket still to come.
  const decided = { margin: new Float64Array(both + 2 * DECIDER), total: new Float64Array(both + DECIDER) };
  decided.margin.set(margin, DECIDER);
  decided.total.set(total);
  const level = DECIDER - least;
  const part = model.decider[0] / (model.decider[0] + model.decider[1]);
  const chance = decided.margin[level] ?? 0;
  add(decided.margin, level, -chance);
  add(decided.margin, level + DECIDER, chance * part);
  add(decided.margin, level - DECIDER, chance * (1 - part));
  for (let scored = 0; scored < own.length; scored += 1) {
    const answered = home + scored - away;
    const even = answered < 0 ? 0 : at(own, scored) * at(other, answered);
    if (even === 0) continue;
    add(decided.total, scored + answered, -even);
    add(decided.total, scored + answered + DECIDER, even);
  }
  return { margin: { least: least - DECIDER, of: decided.margin }, total: { least: home + away, of: decided.total } };
}

const at = (chances: Float64Array, index: number): number => chances[index] ?? 0;
const add = (chances: Float64Array, index: number, chance: number): void => {
  chances[index] = at(chances, index) + chance;
};

interface About {
  readonly above: number;
  readonly at: number;
  readonly below: number;
}

/** Chance that a stake is above, at, or below a bound: one on a quarter is two halves, on the bounds beside it. */
export function about(spread: Spread, bound: number): About {
  if (Number.isInteger(2 * bound)) return aboutOne(spread, bound);
  const [one, other] = [aboutOne(spread, bound - 0.25), aboutOne(spread, bound + 0.25)];
  return {
    above: (one.above + other.above) / 2,
    at: (one.at + other.at) / 2,
    below: (one.below + other.below) / 2,
  };
}

function aboutOne({ least, of }: Spread, bound: number): About {
  let [above, level, below] = [0, 0, 0];
  for (let index = 0; index < of.length; index += 1) {
    const value = least + index;
    if (value > bound) above += at(of, index);
    else if (value < bound) below += at(of, index);
    else level += at(of, index);
  }
  return { above, at: level, below };
}

export const meanOf = ({ least, of }: Spread): number =>
  of.reduce((sum, chance, index) => sum + (least + index) * chance, 0);

/** What one turn brings, by points. */
function turnOf(chances: readonly Chance[]): Float64Array {
  const turn = new Float64Array(1 + Math.max(...chances.map(({ points }) => points)));
  turn[0] = 1;
  for (const { points, weight } of chances) {
    add(turn, points, weight / OF);
    add(turn, 0, -weight / OF);
  }
  return turn;
}

/** The sum of so many turns: by squares, since powers multiply. */
function power(turn: Float64Array, times: number): Float64Array {
  let [result, square, rest]: [Float64Array, Float64Array, number] = [Float64Array.of(1), turn, times];
  while (rest > 0) {
    if (rest % 2 === 1) result = product(result, square);
    rest = Math.floor(rest / 2);
    if (rest > 0) square = product(square, square);
  }
  return result;
}

function product(one: Float64Array, other: Float64Array): Float64Array {
  const sums = new Float64Array(one.length + other.length - 1);
  for (let i = 0; i < one.length; i += 1) {
    const chance = at(one, i);
    for (let j = 0; j < other.length; j += 1) sums[i + j] = at(sums, i + j) + chance * at(other, j);
  }
  return sums;
}
