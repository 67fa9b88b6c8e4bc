/** Web Vitals as browsers tell them: in milliseconds, CLS in thousandths. */
export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB', 'FCP'] as const;
export type Vital = (typeof VITALS)[number];

/** Each bucket ends a tenth above the one before, so that a percentile is off by less than a tenth. */
const STEP = 1.1;

/** The bucket of a value: 0 for 0, then 1 for [1, 1.1), 2 for [1.1, 1.21) and so on. */
export const bucketOf = (value: number): number =>
  value < 1 ? 0 : 1 + Math.floor(Math.log(value) / Math.log(STEP) + 1e-9);

const startOf = (bucket: number): number => (bucket === 0 ? 0 : STEP ** (bucket - 1));

/**
 * The value that a share of all counted values lies below, evenly spread within its bucket.
 *
 * @param counts numbers of values by bucket
 * @param share from 0 to 1
 * @returns undefined without values
 */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | undefined {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let below = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (below + count >= share * all) {
      const [from, to] = [startOf(bucket), bucket === 0 ? 0 : startOf(bucket + 1)];
      return from + ((share * all - below) / count) * (to - from);
    }
    below += count;
  }
  return undefined;
}
