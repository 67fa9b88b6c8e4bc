import type { CheckedMerchant, PooledReport } from './pooled';
import type { Report } from './report';

/** JSON has no number without end. */
const bounds = <T extends { readonly low: number; readonly high: number }>(of: T) => ({
  ...of,
  low: Number.isFinite(of.low) ? of.low : null,
  high: Number.isFinite(of.high) ? of.high : null,
});

/** A report as it is answered: to the operations, and to the merchant at the console. */
export function toldReport({ experiment, state, arms, leftOut, ratio, comparisons, guardrails, verdicts }: Report) {
  return {
    ...{ ...experiment, state, leftOut, ratio, verdicts },
    arms: arms.map(({ arm, version, share, counts, loads }) => {
      const { stakeSum: _, stakeSquares: __, ...counted } = counts;
      return { ...counted, arm, version, share, loads: loads?.loads ?? null, failures: loads?.failures ?? null };
    }),
    comparisons: comparisons.map(bounds),
    guardrails: guardrails.map(bounds),
  };
}

const toldMerchant = ({ code, arms, ratio, isLeftOut }: CheckedMerchant) => ({
  ...{ code, ratio, leftOut: isLeftOut },
  arms: arms.map(({ arm, counts: { stakeSum: _, stakeSquares: __, ...counted } }) => ({ ...counted, arm })),
});

/** A report over all merchants as it is answered to the operations: that of all together, and what each has. */
export const toldPooled = (report: PooledReport) => ({
  ...toldReport(report),
  merchants: report.merchants.map(toldMerchant),
});
