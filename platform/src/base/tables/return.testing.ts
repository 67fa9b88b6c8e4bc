import { createHash } from 'node:crypto';
import { drawsFrom } from '../draws/draws';
import { PARTS, type Table } from './table';

/** Parts of a stake on a spot that come back over all outcomes, each as likely as any other. */
const partsOverAll = <T extends object>(table: Table<T>, spot: string, outcomes: readonly T[]): number =>
  outcomes.reduce((sum, outcome) => sum + table.partsBack(spot, outcome), 0);

/** The percentage of stakes on a spot that comes back on average, rounded down to two decimals. */
export function returnOf<T extends object>(table: Table<T>, spot: string, outcomes: readonly T[]): string {
  const hundredths = Math.floor((partsOverAll(table, spot, outcomes) * 10_000) / (outcomes.length * PARTS));
  return (hundredths / 100).toFixed(2);
}

/** How far the mean of a million rounds is from the exact one, in standard errors, by spot. */
export function errorsOverAMillion<T extends object>(
  table: Table<T>,
  spots: readonly string[],
  outcomes: readonly T[],
  seed: string,
): readonly number[] {
  const rounds = 1_000_000;
  // Two bytes a number; few are passed over.
  const bytes = createHash('shake256', { outputLength: rounds * 7 })
    .update(seed)
    .digest();
  const draw = drawsFrom(() => bytes);
  const counts = new Map<string, number>();
  for (let played = 0; played < rounds; played += 1) {
    const outcome = JSON.stringify(table.play(draw));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return spots.map((spot) => {
    let [sum, squares] = [0, 0];
    for (const outcome of outcomes) {
      const [parts, count] = [table.partsBack(spot, outcome), counts.get(JSON.stringify(outcome)) ?? 0];
      sum += parts * count;
      squares += parts * parts * count;
    }
    const mean = sum / rounds;
    const exact = partsOverAll(table, spot, outcomes) / outcomes.length;
    return Math.abs(mean - exact) / Math.sqrt((squares / rounds - mean * mean) / rounds);
  });
}
