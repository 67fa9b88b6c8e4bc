import type { Difference } from './rates';

/** What was seen of one arm: how many values, their sum and the sum of their squares (`sum(x)::float8` of a query). */
export interface Moments {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** Before so many values of each arm nothing is said: the bounds are those of a limit theorem, and amounts are skewed. */
export const FEWEST = 100;

/** Throws RangeError for moments that cannot be. */
export const checked = ({ n, sum, squares }: Moments): void => {
  if (!(Number.isSafeInteger(n) && n >= 0 && Number.isFinite(sum) && squares >= 0 && Number.isFinite(squares)))
    throw new RangeError(`No moments: ${n} values, sum ${sum}, squares ${squares}`);
};

const varianceOf = ({ n, sum, squares }: Moments): number => Math.max(0, squares - (sum * sum) / n) / (n - 1);

/**
 * The variance of the difference of two means. A small arm of skewed values underestimates its own variance until it has seen the rare great ones, so
 * the one of both together counts where it is greater.
 */
export function varianceOfDifference(first: Moments, second: Moments): number {
  const [a, b] = [varianceOf(first), varianceOf(second)];
  const both = ((first.n - 1) * a + (second.n - 1) * b) / (first.n + second.n - 2);
  return Math.max(a, both) / first.n + Math.max(b, both) / second.n;
}

/**
 * Compares two means, as often as one likes: each look is as good as the only one.
 *
 * An asymptotic confidence sequence by a normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, Annals of Statistics 2024). The difference of two
 * means, by its variance s², goes like a Brownian motion in the time 1 / s², whatever the shares of the arms; with weights of a normal distribution
 * of the standard deviation `expected` its likelihood ratio is a martingale, which ever reaches 1 / alpha with a chance of alpha at most (Ville).
 * The values of one member belong into one value (a sum per member), since values are to be independent. Conversions are values
 * of 0 and 1 (`{ n, sum: hits, squares: hits }`): where they are frequent this needs fewer than half of the visitors that the exact `compareRates` needs; rare things belong there.
 *
 * @param expected the difference one would like to find, in the unit of the values and chosen beforehand; a bad choice finds it later, and nothing falsely
 * @param alpha chance of ever finding a difference where there is none
 * @returns bounds without end, and p = 1, before each arm has `FEWEST` values and any two of them differ
 * @throws RangeError for moments that cannot be
 */
export function compareMeans(
  first: Moments,
  second: Moments,
  { expected, alpha = 0.05 }: { readonly expected: number; readonly alpha?: number },
): Difference {
  checked(first);
  checked(second);
  const difference = first.n === 0 || second.n === 0 ? 0 : first.sum / first.n - second.sum / second.n;
  if (Math.min(first.n, second.n) < FEWEST) return boundsOf(difference, 0, { expected, alpha });
  return boundsOf(difference, varianceOfDifference(first, second), { expected, alpha });
}

/**
 * The bounds of a difference by its variance, as `compareMeans` says.
 *
 * @param variance 0 where nothing is known of it: the bounds have no end then
 * @throws RangeError for a difference that nobody can expect
 */
export function boundsOf(
  difference: number,
  variance: number,
  { expected, alpha }: { readonly expected: number; readonly alpha: number },
): Difference {
  if (!(expected > 0)) throw new RangeError(`No difference to expect: ${expected}`);
  if (variance === 0) return { difference, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, p: 1 };
  const prior = expected * expected;
  const gain = Math.log1p(prior / variance) / 2;
  const scale = (2 * variance * (variance + prior)) / prior;
  const reach = Math.sqrt(scale * (gain - Math.log(alpha)));
  const p = Math.min(1, Math.exp(gain - (difference * difference) / scale));
  return { difference, low: difference - reach, high: difference + reach, p };
}
