import { type Chance, DECIDER, type Model, minutesOf, OF } from './model';

/** Chances by value: `of[value - least]`. They add up to 1. */
export interface Spread {
  readonly least: number;
  readonly of: readonly number[];
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
  const least = home - away - (other.length - 1);
  const margin = new Array<number>(own.length + other.length - 1 + 2 * DECIDER).fill(0);
  const total = new Array<number>(own.length + other.length - 1 + DECIDER).fill(0);
  const at = least - DECIDER;
  const add = (list: number[], index: number, chance: number) => {
    list[index] = (list[index] ?? 0) + chance;
  };
  for (const [h, first] of own.entries()) {
    for (const [a, second] of other.entries()) {
      const [chance, lead] = [first * second, home + h - away - a];
      if (lead !== 0 || model.decider === undefined) {
        add(margin, lead - at, chance);
        add(total, h + a, chance);
        continue;
      }
      const part = model.decider[0] / (model.decider[0] + model.decider[1]);
      add(margin, DECIDER - at, chance * part);
      add(margin, -DECIDER - at, chance * (1 - part));
      add(total, h + a + DECIDER, chance);
    }
  }
  return { margin: { least: at, of: margin }, total: { least: home + away, of: total } };
}

/** Chance that a value is above, at, or below a bound. */
export function about({ least, of }: Spread, bound: number): { above: number; at: number; below: number } {
  const sum = { above: 0, at: 0, below: 0 };
  for (const [index, chance] of of.entries()) {
    const value = least + index;
    sum[value > bound ? 'above' : value < bound ? 'below' : 'at'] += chance;
  }
  return sum;
}

export const meanOf = ({ least, of }: Spread): number =>
  of.reduce((sum, chance, index) => sum + (least + index) * chance, 0);

/** What one turn brings, by points. */
function turnOf(chances: readonly Chance[]): readonly number[] {
  const most = Math.max(...chances.map(({ points }) => points));
  const nothing = OF - chances.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: most + 1 }, (_, points) =>
    points === 0 ? nothing / OF : (chances.find((each) => each.points === points)?.weight ?? 0) / OF,
  );
}

/** The sum of so many turns: by squares, since powers multiply. */
function power(turn: readonly number[], times: number): readonly number[] {
  let [result, square, rest]: [readonly number[], readonly number[], number] = [[1], turn, times];
  while (rest > 0) {
    if (rest % 2 === 1) result = product(result, square);
    rest = Math.floor(rest / 2);
    if (rest > 0) square = product(square, square);
  }
  return result;
}

function product(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [i, a] of one.entries()) {
    for (const [j, b] of other.entries()) sums[i + j] = (sums[i + j] ?? 0) + a * b;
  }
  return sums;
}
