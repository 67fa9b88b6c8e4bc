import { logBeta, logMean } from './log-beta';

/** An arm: the share of visitors that it is to have (shares add up to 1), and how many it has. */
export interface Arm {
  readonly share: number;
  readonly n: number;
}

/** How sure the priors are of the shares: as if so many visitors had been seen. A sure one finds small faults of many visitors, the others great ones of few. */
const CONCENTRATIONS = [10, 100, 1000] as const;

/**
 * Whether arms have the shares of visitors that they are to have (sample-ratio check), as often as one likes.
 *
 * The likelihood of the counts under shares spread around the intended ones (Dirichlet), by that under the intended ones, is a martingale that starts
 * at 1 if those are right (Lindon, Malek, NeurIPS 2022), so p is ever below alpha with a chance of alpha at most. An experiment whose check fails (0.001 is
 * usual) has no result: whatever lost the visitors may have chosen them. Each visitor counts once. After a change of shares, the check begins anew.
 *
 * @returns the always-valid p-value
 * @throws RangeError for counts or shares that cannot be
 */
export function sampleRatio(arms: readonly Arm[]): number {
  const all = arms.reduce((sum, { share }) => sum + share, 0);
  if (!(arms.length > 1 && Math.abs(all - 1) < 1e-9 && arms.every(({ share }) => share > 0)))
    throw new RangeError(`No shares of one whole: ${arms.map(({ share }) => share).join(', ')}`);
  if (!arms.every(({ n }) => Number.isSafeInteger(n) && n >= 0))
    throw new RangeError(`No counts: ${arms.map(({ n }) => n).join(', ')}`);
  const intended = arms.reduce((sum, { share, n }) => sum + n * Math.log(share), 0);
  const spread = CONCENTRATIONS.map((visitors) => {
    const prior = arms.map(({ share }) => share * visitors);
    return logBeta(...arms.map(({ n }, i) => (prior[i] ?? 0) + n)) - logBeta(...prior);
  });
  return Math.min(1, Math.exp(intended - logMean(spread)));
}
