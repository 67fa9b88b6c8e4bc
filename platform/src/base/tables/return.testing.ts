import { createHash } from 'node:crypto';
import { drawsFrom } from '../draws/draws';
import { PARTS, type Table } from './table';

const ROUNDS = 1_000_000;

/** In how many ways an outcome comes, where some come in more than others. */
type WaysOf<T> = (outcome: T) => number;
const once = () => 1;

/** The parts of a stake on a spot that come back, and the number of ways, over all outcomes; both exact. */
function overAll<T extends object>(table: Table<T>, spot: string, outcomes: readonly T[], waysOf: WaysOf<T>) {
  let [parts, ways] = [0, 0];
  for (const outcome of outcomes) {
    parts += table.partsBack(spot, outcome) * waysOf(outcome);
    ways += waysOf(outcome);
  }
  return { parts, ways };
}

/** The percentage of stakes on a spot that comes back on average, rounded down to two decimals. */
export function returnOf<T extends object>(
  table: Table<T>,
  spot: string,
  outcomes: readonly T[],
  waysOf: WaysOf<T> = once,
): string {
  const { parts, ways } = overAll(table, spot, outcomes, waysOf);
  return (Number((BigInt(parts) * 10_000n) / BigInt(ways * PARTS)) / 100).toFixed(2);
}

/** How often each outcome came in a million rounds, those alike by `keyOf` taken together. */
export function millionOf<T extends object>(
  table: Table<T>,
  seed: string,
  keyOf: (outcome: T) => string = JSON.stringify,
  draws = 3,
): ReadonlyMap<string, { readonly outcome: T; readonly count: number }> {
  // Two bytes a draw; few are passed over.
  const bytes = createHash('shake256', { outputLength: ROUNDS * (draws * 2 + 1) })
    .update(seed)
    .digest();
  const draw = drawsFrom(() => bytes);
  const came = new Map<string, { readonly outcome: T; count: number }>();
  for (let played = 0; played < ROUNDS; played += 1) {
    const outcome = table.play(draw);
    const key = keyOf(outcome);
    const before = came.get(key);
    if (before === undefined) came.set(key, { outcome, count: 1 });
    else before.count += 1;
  }
  return came;
}

/** How far the mean of what a spot brought is from the exact one, in standard errors. */
export function errorOf<T extends object>(
  table: Table<T>,
  spot: string,
  came: ReturnType<typeof millionOf<T>>,
  exact: number,
): number {
  let [sum, squares] = [0, 0];
  for (const { outcome, count } of came.values()) {
    const parts = table.partsBack(spot, outcome);
    sum += parts * count;
    squares += parts * parts * count;
  }
  const mean = sum / ROUNDS;
  return Math.abs(mean - exact) / Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
}

/** How far the mean of a million rounds is from the exact one, in standard errors, by spot. */
export function errorsOverAMillion<T extends object>(
  table: Table<T>,
  spots: readonly string[],
  outcomes: readonly T[],
  seed: string,
  waysOf: WaysOf<T> = once,
  draws?: number,
): readonly number[] {
  const came = millionOf(table, seed, JSON.stringify, draws);
  return spots.map((spot) => {
    const { parts, ways } = overAll(table, spot, outcomes, waysOf);
    return errorOf(table, spot, came, parts / ways);
  });
}
