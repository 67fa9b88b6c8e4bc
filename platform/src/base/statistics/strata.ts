import { boundsOf, checked, FEWEST, type Moments, varianceOfDifference } from './means';
import type { Difference } from './rates';

/** What was seen of two arms where all else is alike, such as at one merchant. */
export interface Stratum {
  readonly first: Moments;
  readonly second: Moments;
}

const add = (one: Moments, other: Moments): Moments => ({
  ...{ n: one.n + other.n, sum: one.sum + other.sum, squares: one.squares + other.squares },
});
const together = (one: Stratum, other: Stratum): Stratum => ({
  ...{ first: add(one.first, other.first), second: add(one.second, other.second) },
});
const sizeOf = ({ first, second }: Stratum): number => first.n + second.n;
const isEnough = ({ first, second }: Stratum): boolean => Math.min(first.n, second.n) >= FEWEST;

/** Small strata are put together, smallest first, until each has enough of both arms: by their sizes alone, never by what was seen. */
function bigEnough(strata: readonly Stratum[]): Stratum[] {
  const made: Stratum[] = [];
  let open: Stratum | undefined;
  for (const each of [...strata].sort((one, other) => sizeOf(one) - sizeOf(other))) {
    open = open === undefined ? each : together(open, each);
    if (!isEnough(open)) continue;
    made.push(open);
    open = undefined;
  }
  const last = made.pop();
  return [...made, ...(last && open ? [together(last, open)] : last ? [last] : [])];
}

/**
 * Compares two arms over strata, as often as one likes: arms are compared within each, and the differences are averaged by the weights of
 * Mantel and Haenszel (n₁n₂ / (n₁ + n₂)), so that a stratum with higher values and more of one arm does not count for that arm. The variance is that of
 * the weighted sum; bounds are those of `compareMeans`, of which this is the same with one stratum. Rates are values of 0 and 1.
 *
 * The true difference is that of all strata by these weights; strata need not have the same one. As there, the bounds are those of a limit
 * theorem, which supposes that the strata's shares of the whole settle; the tests try strata that join half way.
 *
 * @param expected the difference one would like to find, chosen beforehand
 * @param alpha chance of ever finding a difference where there is none
 * @throws RangeError for moments that cannot be
 */
export function compareStrata(
  strata: readonly Stratum[],
  { expected, alpha = 0.05 }: { readonly expected: number; readonly alpha?: number },
): Difference {
  for (const { first, second } of strata) {
    checked(first);
    checked(second);
  }
  const weighed = bigEnough(strata).map(({ first, second }) => ({
    weight: (first.n * second.n) / (first.n + second.n),
    difference: first.sum / first.n - second.sum / second.n,
    variance: varianceOfDifference(first, second),
  }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return boundsOf(0, 0, { expected, alpha });
  const difference = weighed.reduce((sum, each) => sum + (each.weight / all) * each.difference, 0);
  const variance = weighed.reduce((sum, each) => sum + (each.weight / all) ** 2 * each.variance, 0);
  return boundsOf(difference, variance, { expected, alpha });
}
