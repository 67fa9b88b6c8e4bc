import { bucketOf } from './visitors';

/** Hundredths of a percent of the visitors, from the first up to but without the second: `[0, 5000]` is the first half. */
export type Buckets = readonly [from: number, to: number];

/** How many buckets there are. */
export const ALL_BUCKETS = 10_000;

/** What counts as the success of a visitor, by the platform's own rows (decision 80). `stake` is an amount, the others happen or do not. */
export const METRICS = ['login', 'registration', 'deposit', 'launch', 'bet', 'stake'] as const;
export type Metric = (typeof METRICS)[number];

/** What must not become worse: a metric, or failed loads of the part, as browsers tell them (decision 69). */
export const GUARDRAILS = [...METRICS, 'failures'] as const;
export type Guardrail = (typeof GUARDRAILS)[number];

/** An arm: its name, its release, and the buckets of the experiment's own division that are its own. */
export interface Arm {
  readonly arm: string;
  readonly version: string;
  readonly buckets: readonly Buckets[];
}

/** Experiments of one group never share a visitor: each has buckets of the group's division for itself. */
export interface ExclusionGroup {
  readonly name: string;
  readonly buckets: Buckets;
}

/** What is said of an experiment when it starts. The first arm is the control, which the others are compared with. */
export interface ExperimentTerms {
  readonly name: string;
  readonly part: string;
  /** `base` or a merchant's code. Not called `channel`, as in decisions: commands from before experiments pass such a line over. */
  readonly on: string;
  readonly hypothesis: string;
  readonly arms: readonly Arm[];
  readonly group?: ExclusionGroup;
  /** The planned end (ISO). What happens later does not count. */
  readonly until: string;
  readonly metric: Metric;
  readonly guardrails: readonly Guardrail[];
  /** The difference of the mean stake of a visitor that one would like to find, as a decimal; where `stake` is looked at. */
  readonly expected?: string;
}

/** Lines of the log of releases that are about experiments. One with a name that runs already gives it other arms. */
export type ExperimentLine =
  | ({ readonly kind: 'experiment' } & ExperimentTerms)
  | { readonly kind: 'experiment-end'; readonly name: string; readonly part: string; readonly on: string };

/** An experiment as the log tells it. */
export interface Experiment extends ExperimentTerms {
  /** When it started (ISO). */
  readonly startedAt: string;
  /** When it got the arms that it has now; the same as `startedAt` where they were never changed. */
  readonly dividedAt: string;
  /** When it was ended; undefined while it runs. */
  readonly endedAt?: string;
}

/** The experiments of a log by their start, ended ones included. Other lines are passed over. */
export function experimentsIn(
  log: readonly ({ readonly kind: string; readonly at: string } | (ExperimentLine & { at: string }))[],
): Experiment[] {
  const found = new Map<string, Experiment>();
  for (const line of log) {
    if (!('name' in line)) continue;
    const before = found.get(line.name);
    if (line.kind === 'experiment') {
      const { name, part, on, hypothesis, arms, group, until, metric, guardrails, expected, at } = line;
      found.set(name, {
        ...{ name, part, on, hypothesis, arms, until, metric, guardrails },
        ...(group && { group }),
        ...(expected !== undefined && { expected }),
        ...{ startedAt: before?.startedAt ?? at, dividedAt: at },
      });
    } else if (before !== undefined && before.endedAt === undefined)
      found.set(line.name, { ...before, endedAt: line.at });
  }
  return [...found.values()];
}

/** A division and its buckets, in percent. */
export type Share = readonly [salt: string, from: number, to: number];

/** An arm in the discovery document. A visitor is of it who is in each of its shares. One with several buckets stands there several times. */
export interface DiscoveredArm {
  readonly experiment: string;
  readonly arm: string;
  readonly of: readonly Share[];
}

const inPercent = (salt: string, [from, to]: Buckets): Share => [salt, from / 100, to / 100];

/** How the discovery document says an arm. Each experiment divides by its own name, each group by its own. */
export const discoveredArms = (
  { name, group }: Pick<ExperimentTerms, 'name' | 'group'>,
  { arm, buckets }: Arm,
): DiscoveredArm[] =>
  buckets.map((each) => ({
    ...{ experiment: name, arm },
    of: [inPercent(name, each), ...(group ? [inPercent(`group ${group.name}`, group.buckets)] : [])],
  }));

/** The arm among some that a visitor is of. The same answer in the boot script and on the platform. */
export const armOf = (arms: readonly DiscoveredArm[] | undefined, visitor: string): DiscoveredArm | undefined =>
  arms?.find(({ of }) =>
    of.every(([salt, from, to]) => {
      const bucket = bucketOf(visitor, salt);
      return bucket >= from && bucket < to;
    }),
  );
