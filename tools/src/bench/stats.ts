export interface Median {
  value: number;
  low: number;
  high: number;
  /** Confidence of the interval; below 0.95 with fewer than six values. */
  coverage: number;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Probability of at most `k` heads in `n` throws of a fair coin. */
function fairCoin(n: number, k: number): number {
  let ways = 1;
  let sum = 1;
  for (let i = 1; i <= k; i += 1) {
    ways = (ways * (n - i + 1)) / i;
    sum += ways;
  }
  return sum / 2 ** n;
}

export function medianOf(values: readonly number[]): number {
  const order = sorted(values);
  const [low, high] = [order[Math.ceil(order.length / 2) - 1], order[Math.floor(order.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of no values');
  return (low + high) / 2;
}

/**
 * The median with its interval by order statistics, which assumes no distribution: the narrowest symmetric pair of values with
 * a confidence of 95 %, or the two ends.
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
 * Median of the ratios of pairs that were measured one after the other, so that a slow phase of the machine slows both. Two
 * zeros have ratio 1; a pair with a base of zero alone is left out.
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
