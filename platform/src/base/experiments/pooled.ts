import type { Experiment, Guardrail } from '@foyer/shared/remote';
import Big from 'big.js';
import { asc } from 'drizzle-orm';
import type { Db } from '../db/database';
import { merchants } from '../db/schema';
import { compareRates, type Difference } from '../statistics/rates';
import { sampleRatio } from '../statistics/ratio';
import { compareStrata } from '../statistics/strata';
import { type ArmCounts, asideOf, countsAt, countsOf, loadsOf } from './counts';
import { none, type Report, seenArms, stateAt } from './report';
import { judge, nothingYet, RATIO_ALPHA, type SeenArm, sharesShown, type Verdict, visitorsOf } from './verdict';

/** The difference of rates that is looked for, in points of a whole: chosen once, for every experiment over all merchants. */
const EXPECTED_RATE = 0.02;

/** One merchant of an experiment over all of them. */
export interface PooledMerchant {
  readonly code: string;
  /** Stakes of merchants with different ones cannot be added up. */
  readonly currency: string;
  /** The control first. */
  readonly arms: readonly Pick<SeenArm, 'arm' | 'share' | 'counts'>[];
}

/** A merchant of the report with its own sample-ratio check. */
export interface CheckedMerchant extends PooledMerchant {
  readonly ratio: number;
  /** Whether its arms have other visitors than they should; it is in no figure then. */
  readonly isLeftOut: boolean;
}

/** What is known of one experiment over all merchants. */
export interface PooledReport extends Report {
  /** Those with visitors, most visitors first. */
  readonly merchants: readonly CheckedMerchant[];
}

/** Checks each merchant for itself; all together raise a false alarm no more often than one would. */
export function checked(all: readonly PooledMerchant[]): CheckedMerchant[] {
  return all.map((each) => {
    const ratio = sampleRatio(each.arms.map(({ share, counts }) => ({ share, n: counts.visitors })));
    return { ...each, ratio, isLeftOut: ratio < RATIO_ALPHA / all.length };
  });
}

const momentsOf = (metric: Exclude<Guardrail, 'failures'>, { visitors: n, ...counts }: ArmCounts) =>
  metric === 'stake'
    ? { n, sum: counts.stakeSum, squares: counts.stakeSquares }
    : { n, sum: counts[metric], squares: counts[metric] };

/**
 * Judges an experiment over all merchants (decision 96): arms are compared within each merchant, and the differences are averaged. Failed loads are
 * rare, so they are compared exactly, by their sums: every merchant's visitors have the same chance of each arm. A merchant whose own
 * sample-ratio check fails is left out and named.
 *
 * @param arms of all merchants that are not left out
 */
export function judgePooled(
  experiment: Pick<Experiment, 'metric' | 'guardrails'>,
  arms: readonly SeenArm[],
  all: readonly CheckedMerchant[],
  { isOver, expected }: { readonly isOver: boolean; readonly expected: number },
) {
  const counted = all.filter(({ isLeftOut }) => !isLeftOut);
  const isMixed = new Set(counted.map(({ currency }) => currency)).size > 1;
  const [control] = arms;

  function compared(metric: Guardrail, name: string, alpha: number): Difference {
    if (metric === 'failures') {
      const [one, other] = [arms.find(({ arm }) => arm === name)?.loads, control?.loads];
      if (one === undefined || other === undefined) return nothingYet;
      const failed = ({ loads, failures }: typeof one) => ({ n: loads + failures, hits: failures });
      return compareRates(failed(one), failed(other), { alpha });
    }
    if (metric === 'stake' && isMixed) return nothingYet;
    const strata = counted.map((merchant) => {
      const of = (arm: string | undefined) =>
        momentsOf(metric, merchant.arms.find((each) => each.arm === arm)?.counts ?? none(arm ?? ''));
      return { first: of(name), second: of(control?.arm) };
    });
    return compareStrata(strata, { expected: metric === 'stake' ? expected : EXPECTED_RATE, alpha });
  }

  const judged = judge(experiment, arms, { isOver, expected, compared });
  const wrong = all
    .filter(({ isLeftOut }) => isLeftOut)
    .map(
      ({ code, arms: own }): Verdict => ({
        kind: 'ratio',
        sentence: `${code} is left out: ${sharesShown(own)}. Something loses or adds visitors of one arm there.`,
      }),
    );
  const mixed: Verdict[] =
    isMixed && experiment.metric === 'stake'
      ? [
          {
            kind: 'nothing yet',
            sentence: 'Stakes of several currencies cannot be added up; read the report of each merchant.',
          },
        ]
      : [];
  const own = judged.verdicts.filter(({ kind }) => mixed.length === 0 || kind === 'ratio' || kind === 'guardrail');
  return { ...judged, verdicts: [...wrong, ...mixed, ...own] };
}

/** The counts of one arm at two merchants. Amounts stay decimals. */
const plus = (one: ArmCounts, other: ArmCounts): ArmCounts => ({
  ...{ arm: one.arm, visitors: one.visitors + other.visitors, members: one.members + other.members },
  ...{
    told: one.told + other.told,
    login: one.login + other.login,
    registration: one.registration + other.registration,
  },
  ...{ deposit: one.deposit + other.deposit, launch: one.launch + other.launch },
  ...{
    bet: one.bet + other.bet,
    bets: one.bets + other.bets,
    stakes: new Big(one.stakes).plus(other.stakes).toFixed(),
  },
  ...{ stakeSum: one.stakeSum + other.stakeSum, stakeSquares: one.stakeSquares + other.stakeSquares },
});

/** The report of an experiment of the base over all merchants whose visitors are in it. */
export async function pooledReport(db: Db, experiment: Experiment, now: Date): Promise<PooledReport> {
  const rows = await db
    .select({ code: merchants.code, currency: merchants.currencySymbol })
    .from(merchants)
    .orderBy(asc(merchants.code));
  const counts = await countsOf(
    db,
    rows.map(({ code }) => code),
    experiment,
  );
  const all = rows
    .map((row) => ({ ...row, arms: seenArms(experiment, countsAt(counts, row.code), []) }))
    .filter(({ arms }) => visitorsOf(arms) > 0)
    .sort((one, other) => visitorsOf(other.arms) - visitorsOf(one.arms));
  const found = checked(all);
  const codes = found.filter(({ isLeftOut }) => !isLeftOut).map(({ code }) => code);
  const [loads, { leftOut, expected }] = await Promise.all([
    loadsOf(db, codes, experiment),
    asideOf(db, codes, experiment),
  ]);
  const summed = experiment.arms.map(({ arm }) =>
    counts
      .filter((each) => each.arm === arm && codes.includes(each.merchantCode))
      .reduce((sum, each) => plus(sum, each), none(arm)),
  );
  const arms = seenArms(experiment, summed, loads);
  const state = stateAt(experiment, now);
  const judged = judgePooled(experiment, arms, found, { isOver: state !== 'running', expected });
  return { experiment, state, arms, leftOut, merchants: found, ...judged };
}
