import type { Experiment, Guardrail } from '@foyer/shared/remote';

interface ToldArm extends Readonly<Record<'login' | 'registration' | 'deposit' | 'launch' | 'bet', number>> {
  readonly arm: string;
  readonly visitors: number;
  /** Of the merchant's own platform, told by its server. */
  readonly told: number;
  readonly stakes: string;
}

interface ToldComparison {
  readonly arm: string;
  readonly metric: Guardrail;
  readonly difference: number;
  /** Null without an end. */
  readonly low: number | null;
  readonly high: number | null;
  readonly p: number;
}

/** A report as the operations answer it. */
export interface ToldReport extends Pick<Experiment, 'name' | 'part' | 'on' | 'metric'> {
  readonly state: 'running' | 'over' | 'ended';
  readonly ratio: number;
  readonly arms: readonly (ToldArm & { readonly version: string })[];
  readonly comparisons: readonly ToldComparison[];
  readonly guardrails: readonly ToldComparison[];
  readonly verdicts: readonly { readonly sentence: string }[];
  /** Of an experiment for all merchants. */
  readonly merchants?: readonly {
    readonly code: string;
    readonly ratio: number;
    readonly leftOut: boolean;
    readonly arms: readonly ToldArm[];
  }[];
}

const percent = (of: number, all: number): string => (all === 0 ? '–' : `${((of / all) * 100).toFixed(1)} %`);

const didIt = (arm: ToldArm, metric: ToldReport['metric']): string =>
  metric === 'stake' ? `stakes ${arm.stakes}` : `${metric} ${percent(arm[metric], arm.visitors)}`;

const small = (p: number): string => (p < 0.001 ? '< 0.001' : p.toFixed(3));

function against({ arm, metric, difference, low, high, p }: ToldComparison): string {
  const value = (of: number | null) =>
    of === null ? 'no end' : metric === 'stake' ? of.toFixed(2) : (of * 100).toFixed(1);
  return `  ${arm} against the control, ${metric}: ${value(difference)} (${value(low)} to ${value(high)}), p ${small(p)}`;
}

/** A report in lines: verdict, arms, differences, and each merchant where there are several. */
export function linesOfReport(report: ToldReport): string[] {
  const { name, part, on, state, metric, verdicts, arms, comparisons, guardrails, ratio, merchants } = report;
  const told = arms.reduce((sum, arm) => sum + arm.told, 0);
  return [
    `${name} on ${part} (${on}), ${state === 'over' ? 'its time is over: end it' : state}`,
    ...verdicts.map(({ sentence }) => sentence),
    ...arms.map((arm) => `  ${arm.arm} (${arm.version}): ${arm.visitors} visitors, ${didIt(arm, metric)}`),
    ...[...comparisons, ...guardrails].map(against),
    `  sample ratio: p ${small(ratio)}`,
    ...(told === 0
      ? []
      : [
          merchants === undefined
            ? `  ${told} members are of a platform of the merchant's own, whose server told what they did`
            : `  ${told} members are of platforms that merchants have of their own, whose servers told what they did`,
        ]),
    ...(merchants ?? []).map(
      ({ code, ratio: own, leftOut, arms: each }) =>
        `  ${code}: ${each.map((arm) => `${arm.arm} ${arm.visitors}, ${didIt(arm, metric)}`).join('; ')}; sample ratio p ${small(own)}${leftOut ? ', left out' : ''}`,
    ),
  ];
}
