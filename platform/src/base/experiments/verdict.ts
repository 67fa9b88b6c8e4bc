import type { Experiment, Guardrail, Metric } from '@foyer/shared/remote';
import { compareMeans } from '../statistics/means';
import { compareRates, type Difference } from '../statistics/rates';
import { sampleRatio } from '../statistics/ratio';
import type { ArmCounts, Loads } from './counts';

/** Chance of ever saying of an experiment without a difference that there is one. */
const ALPHA = 0.05;
/** Below it the visitors of the arms are not those that they should be. */
export const RATIO_ALPHA = 0.001;

/** An arm of an experiment with its counts and the loads of its release. */
export interface SeenArm {
  readonly arm: string;
  /** Share of the experiment's visitors; all add up to 1. */
  readonly share: number;
  readonly counts: ArmCounts;
  /** Undefined where another arm has the same release: their loads cannot be told apart. */
  readonly loads: Loads | undefined;
}

/** An arm against the control. Rates are shares of visitors, the stake a mean per visitor. */
export interface Comparison extends Difference {
  readonly arm: string;
  readonly metric: Guardrail;
}

export interface Verdict {
  readonly kind: 'nothing yet' | 'ratio' | 'guardrail' | 'better' | 'worse' | 'keep looking' | 'no difference';
  readonly sentence: string;
}

export interface Judged {
  /** Always-valid p-value of "the arms have the visitors that they should have". */
  readonly ratio: number;
  readonly comparisons: readonly Comparison[];
  readonly guardrails: readonly (Comparison & { readonly worse: boolean })[];
  readonly verdicts: readonly Verdict[];
}

/** What is known of two arms without anybody in them. */
export const nothingYet: Difference = { difference: 0, low: -1, high: 1, p: 1 };

function compare(metric: Guardrail, arm: SeenArm, control: SeenArm, expected: number, alpha: number): Difference {
  if (metric === 'failures') {
    if (arm.loads === undefined || control.loads === undefined) return nothingYet;
    const failed = ({ loads, failures }: Loads) => ({ n: loads + failures, hits: failures });
    return compareRates(failed(arm.loads), failed(control.loads), { alpha });
  }
  if (metric === 'stake') {
    const moments = ({ counts }: SeenArm) => ({
      n: counts.visitors,
      sum: counts.stakeSum,
      squares: counts.stakeSquares,
    });
    return compareMeans(moments(arm), moments(control), { expected, alpha });
  }
  const happened = ({ counts }: SeenArm) => ({ n: counts.visitors, hits: counts[metric] });
  return compareRates(happened(arm), happened(control), { alpha });
}

const NAMES: Readonly<Record<Guardrail, string>> = {
  login: 'log-ins',
  registration: 'registrations',
  deposit: 'deposits',
  launch: 'opened games',
  bet: 'bets',
  stake: 'the stake of a visitor',
  failures: 'failed loads',
};

/** A difference in points of a percent, or of stakes in the site's currency. */
const shown = (metric: Guardrail, value: number): string =>
  metric === 'stake' ? value.toFixed(2) : (value * 100).toFixed(1);
const unit = (metric: Guardrail): string => (metric === 'stake' ? '' : ' points');
const range = (metric: Guardrail, low: number, high: number): string =>
  `${shown(metric, low)} to ${shown(metric, high)}${unit(metric)}`;

function verdictOf(metric: Metric, { arm, low, high }: Comparison, control: string, isOver: boolean): Verdict {
  if (low > 0)
    return {
      kind: 'better',
      sentence: `${arm} is better than ${control} by ${range(metric, low, high)} (${NAMES[metric]}).`,
    };
  if (high < 0)
    return {
      kind: 'worse',
      sentence: `${arm} is worse than ${control} by ${range(metric, -high, -low)} (${NAMES[metric]}).`,
    };
  if (!Number.isFinite(low) || (low === -1 && high === 1))
    return { kind: 'keep looking', sentence: `Keep looking: ${arm} and ${control} have too few visitors yet.` };
  const most = Math.max(-low, high);
  if (isOver)
    return {
      kind: 'no difference',
      sentence: `There is no difference between ${arm} and ${control} larger than ${shown(metric, most)}${unit(metric)} (${NAMES[metric]}).`,
    };
  return {
    kind: 'keep looking',
    sentence: `Keep looking: ${arm} less ${control} lies between ${shown(metric, low)} and ${shown(metric, high)}${unit(metric)} (${NAMES[metric]}).`,
  };
}

const shareShown = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Which shares of the visitors the arms have, and should have. */
export function sharesShown(arms: readonly Pick<SeenArm, 'arm' | 'share' | 'counts'>[]): string {
  const visitors = visitorsOf(arms);
  return arms
    .map(({ arm, share, counts }) => {
      return `${arm} has ${shareShown(counts.visitors / visitors)} in place of ${shareShown(share)}`;
    })
    .join(', ');
}

/** Visitors of all arms. */
export const visitorsOf = (arms: readonly Pick<SeenArm, 'counts'>[]): number =>
  arms.reduce((sum, { counts }) => sum + counts.visitors, 0);

/** Why a result is none, where the arms have other visitors than they should. */
function ratioSentence(arms: readonly SeenArm[]): string {
  return `Do not trust these numbers: ${sharesShown(arms)}. Something loses or adds visitors of one arm; find it, and start anew.`;
}

/** How an experiment is to be judged. */
interface Judging {
  /** Whether nothing more is counted. */
  readonly isOver: boolean;
  /** The difference of stakes that one would like to find, in the site's currency. */
  readonly expected?: number;
  /** How an arm is compared with the control, where that is not by the sums of the arms. */
  readonly compared?: (metric: Guardrail, arm: string, alpha: number) => Difference;
}

/**
 * Judges an experiment, as often as one likes: every interval and alarm is right at all looks at once.
 *
 * @param arms the control first
 * @throws RangeError for less than two arms
 */
export function judge(
  { metric, guardrails: named }: Pick<Experiment, 'metric' | 'guardrails'>,
  arms: readonly SeenArm[],
  { isOver, expected = 1, compared }: Judging,
): Judged {
  const [control, ...others] = arms;
  if (control === undefined || others.length === 0) throw new RangeError('An experiment has two arms or more');
  const alpha = ALPHA / others.length;
  const against = (of: Guardrail, arm: SeenArm, level: number): Comparison => ({
    ...{ arm: arm.arm, metric: of },
    ...(compared?.(of, arm.arm, level) ?? compare(of, arm, control, expected, level)),
  });
  const visitors = visitorsOf(arms);
  const ratio = sampleRatio(arms.map(({ share, counts }) => ({ share, n: counts.visitors })));
  const comparisons = others.map((arm) => against(metric, arm, alpha));
  const guardrails = others.flatMap((arm) =>
    named.map((of) => {
      const found = against(of, arm, alpha / named.length);
      return { ...found, worse: of === 'failures' ? found.low > 0 : found.high < 0 };
    }),
  );
  return { ratio, comparisons, guardrails, verdicts: verdicts() };

  function verdicts(): Verdict[] {
    if (visitors === 0) return [{ kind: 'nothing yet', sentence: 'Nobody was exposed yet.' }];
    if (ratio < RATIO_ALPHA) return [{ kind: 'ratio', sentence: ratioSentence(arms) }];
    const alarms = guardrails
      .filter(({ worse }) => worse)
      .map(({ arm, metric: of, low, high }): Verdict => {
        const by = of === 'failures' ? range(of, low, high) : range(of, -high, -low);
        return {
          kind: 'guardrail',
          sentence: `${arm} does harm: ${NAMES[of]} are worse than with ${control?.arm} by ${by}.`,
        };
      });
    return [...alarms, ...comparisons.map((each) => verdictOf(metric, each, control?.arm ?? '', isOver))];
  }
}
