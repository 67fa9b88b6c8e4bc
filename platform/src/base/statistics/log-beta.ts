/** Below this argument the series is not exact enough. */
const SHIFTED_TO = 12;

/** The natural logarithm of the gamma function by Stirling's series, for an argument above 0; off by less than 1e-12 of itself. */
function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  for (; at < SHIFTED_TO; at += 1) shift -= Math.log(at);
  const square = at * at;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / at;
  return shift + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series;
}

/** The natural logarithm of the multivariate beta function of numbers above 0: Γ(a)·Γ(b)·… / Γ(a + b + …). */
export const logBeta = (...of: readonly number[]): number =>
  of.reduce((sum, each) => sum + logGamma(each), 0) - logGamma(of.reduce((sum, each) => sum + each, 0));

/** The natural logarithm of the mean of numbers whose logarithms are given. */
export function logMean(logs: readonly number[]): number {
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / logs.length);
}
