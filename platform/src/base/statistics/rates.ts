import { logBeta, logMean } from './log-beta';

/** What was seen of one arm: how many were looked at, and with how many of them it happened; whole numbers. */
export interface Counts {
  readonly n: number;
  readonly hits: number;
}

/** What two arms say of each other at any moment of looking. */
export interface Difference {
  /** The estimate: that of the first arm less that of the second. 0 where an arm has nothing yet. */
  readonly difference: number;
  /** Bounds of the interval that holds the true difference at all moments at once, with a chance of 1 - alpha. */
  readonly low: number;
  readonly high: number;
  /** Always-valid p-value of "there is no difference": it is ever below alpha with a chance of alpha at most. */
  readonly p: number;
}

/**
 * Weights of the rates before anything is seen, beta(0.5, each): even ones (Jeffreys' prior), and such as favour rare things. They change how soon a
 * difference is found, and never how often one is found falsely.
 */
const PRIORS = [0.5, 5, 50] as const;
const HALF = 0.5;
/** Halvings of an interval of rates: the rest is below 1e-12. */
const HALVINGS = 40;

const checked = ({ n, hits }: Counts): void => {
  if (!(Number.isSafeInteger(n) && Number.isSafeInteger(hits) && hits >= 0 && hits <= n))
    throw new RangeError(`No counts: ${hits} of ${n}`);
};

/** Logarithm of the likelihood of a rate; that of what cannot be is minus infinity. */
const logLikelihood = ({ n, hits }: Counts, rate: number): number =>
  (hits === 0 ? 0 : hits * Math.log(rate)) + (n === hits ? 0 : (n - hits) * Math.log1p(-rate));

/** Logarithm of the mean likelihood over all pairs of rates. */
function logMixture(...arms: readonly Counts[]): number {
  const under = (prior: number) =>
    arms.reduce((sum, { n, hits }) => sum + logBeta(hits + HALF, n - hits + prior) - logBeta(HALF, prior), 0);
  return logMean(PRIORS.map(under));
}

const slope = ({ n, hits }: Counts, rate: number): number =>
  (hits === 0 ? 0 : hits / rate) - (n === hits ? 0 : (n - hits) / (1 - rate));

/** The highest likelihood (its logarithm) of all pairs of rates that are a difference apart. The likelihood is concave, so its slope has one zero. */
function highestApart(first: Counts, second: Counts, difference: number): number {
  let low = Math.max(0, -difference);
  let high = Math.min(1, 1 - difference);
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (slope(first, middle + difference) + slope(second, middle) > 0) low = middle;
    else high = middle;
  }
  const rate = (low + high) / 2;
  return logLikelihood(first, rate + difference) + logLikelihood(second, rate);
}

/**
 * How much two arms speak against a difference of their rates, as the logarithm of an e-value.
 *
 * The e-value is the mean likelihood over all pairs of rates, by the likelihood of the best pair that has the difference (universal inference:
 * Wasserman, Ramdas, Balakrishnan, PNAS 2020). By the true pair it would be a martingale that starts at 1, and by the best it is less:
 * so with whatever order of visits, shares of the arms and moments of looking, it ever reaches 1 / alpha with a chance of alpha at most (Ville). No limit
 * theorem is used, so it holds for the first visit and for the rarest failure.
 *
 * @param difference rate of the first arm less that of the second, in (-1, 1)
 * @throws RangeError for counts that cannot be
 */
export function evidenceAgainst(first: Counts, second: Counts, difference: number): number {
  checked(first);
  checked(second);
  const mixture = logMixture(first, second);
  if (difference !== 0) return mixture - highestApart(first, second, difference);
  const both = { n: first.n + second.n, hits: first.hits + second.hits };
  return mixture - (both.n === 0 ? 0 : logLikelihood(both, both.hits / both.n));
}

/** The end of the interval on one side of the estimate: the likelihood is concave along the difference, so evidence grows outwards. */
function bound(first: Counts, second: Counts, estimate: number, end: number, limit: number): number {
  let [inside, outside] = [estimate, end];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (inside + outside) / 2;
    if (evidenceAgainst(first, second, middle) < limit) inside = middle;
    else outside = middle;
  }
  return outside;
}

/**
 * Compares two rates, as often as one likes: each look is as good as the only one. For rare things too; see `evidenceAgainst` for the proof.
 * Each visit or visitor is to be counted once, and independently of the others.
 *
 * @param alpha chance of ever finding a difference where there is none
 * @throws RangeError for counts that cannot be
 * @example compareRates({ n: 400, hits: 20 }, { n: 3600, hits: 18 }).low > 0 // the first arm fails more
 */
export function compareRates(first: Counts, second: Counts, { alpha = 0.05 } = {}): Difference {
  const p = Math.min(1, Math.exp(-evidenceAgainst(first, second, 0)));
  const rateOf = ({ n, hits }: Counts) => (n === 0 ? 0 : hits / n);
  if (first.n === 0 || second.n === 0) return { difference: 0, low: -1, high: 1, p };
  const difference = rateOf(first) - rateOf(second);
  const limit = -Math.log(alpha);
  const [low, high] = [-1, 1].map((end) => bound(first, second, difference, end, limit)) as [number, number];
  return { difference, low, high, p };
}
