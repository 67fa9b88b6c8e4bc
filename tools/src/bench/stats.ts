/** A median with an interval that holds it at least as often as `coverage` says. */
export interface Median {
  value: number;
  low: number;
  high: number;
  /** Share of repetitions in which such an interval holds the true median; below 0.95 when there are fewer than six values. */
  coverage: number;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Probability that a fair coin, thrown `n` times, shows heads at most `k` times. */
function fairCoin(n: number, k: number): number {
  let ways = 1;
  let sum = 1;
  for (let i = 1; i <= k; i += 1) {
    ways = (ways * (n - i + 1)) / i;
    sum += ways;
  }
  return sum / 2 ** n;
}

/** The middle of the values; of an even number of them, halfway between the two in the middle. Throws without values. */
export function medianOf(values: readonly number[]): number {
  const order = sorted(values);
  const [low, high] = [order[Math.ceil(order.length / 2) - 1], order[Math.floor(order.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of no values');
  return (low + high) / 2;
}

/**
 * The median with its interval by order statistics, which assumes nothing of how the values are spread: the narrowest pair of
 * values, as far from either end as the other, that covers the true median in 95 of 100 repetitions, or the two ends.
 */
export function median(values: readonly number[]): Median {
  const order = sorted(values);
  const n = order.length;
  let cut = 0;
  while (cut + 1 < n / 2 && 1 - 2 * fairCoin(n, cut + 1) >= 0.95) cut += 1;
  const value = medianOf(order);
  return {
    value,
    low: order[cut] ?? value,
    high: order[n - 1 - cut] ?? value,
    coverage: Math.max(0, 1 - 2 * fairCoin(n, cut)),
  };
}

/**
 * Median of the ratios of pairs that were measured one after the other, so that what slows the machine for a while slows both.
 * Two zeros are alike; a pair whose base alone is zero has no ratio and is left out.
 */
export function ratioOf(base: readonly number[], other: readonly number[]): Median | undefined {
  const ratios = base.flatMap((from, i) => {
    const to = other[i];
    if (to === undefined) return [];
    if (from === 0) return to === 0 ? [1] : [];
    return [to / from];
  });
  return ratios.length === 0 ? undefined : median(ratios);
}
