import { createHash } from 'node:crypto';
import { drawsFrom } from '../draws/draws';
import { PARTS, type Table } from './table';

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

/** How far the mean of a million rounds is from the exact one, in standard errors, by spot. */
export function errorsOverAMillion<T extends object>(
  table: Table<T>,
  spots: readonly string[],
  outcomes: readonly T[],
  seed: string,
  waysOf: WaysOf<T> = once,
): readonly number[] {
  const rounds = 1_000_000;
  // Two bytes a number; few are passed over.
  const bytes = createHash('shake256', { outputLength: rounds * 21 })
    .update(seed)
    .digest();
  const draw = drawsFrom(() => bytes);
  const counts = new Map<string, number>();
  for (let played = 0; played < rounds; played += 1) {
    const outcome = JSON.stringify(table.play(draw));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const came = [...counts].map(([outcome, count]) => [JSON.parse(outcome) as T, count] as const);
  return spots.map((spot) => {
    let [sum, squares] = [0, 0];
    for (const [outcome, count] of came) {
      const back = table.partsBack(spot, outcome);
      sum += back * count;
      squares += back * back * count;
    }
    const { parts, ways } = overAll(table, spot, outcomes, waysOf);
    const [mean, exact] = [sum / rounds, parts / ways];
    return Math.abs(mean - exact) / Math.sqrt((squares / rounds - mean * mean) / rounds);
  });
}
