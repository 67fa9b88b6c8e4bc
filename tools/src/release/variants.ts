import { ALL_BUCKETS, type DiscoveredArm, discoveredArms, type Experiment } from '@foyer/shared/remote';
import { historyOf, liveRelease } from './live';
import { isDecision, type LogEntry, ownExperiment } from './log';

/** Percent of the visitors by version; empty without an experiment. */
export type Shares = Readonly<Record<string, number>>;

/** The shares that a channel itself decided; undefined when it decided nothing. Promotion and rollback end an experiment. */
export function ownShares(log: readonly LogEntry[], part: string, channel: string): Shares | undefined {
  let shares: Shares | undefined;
  for (const entry of log) {
    if (entry.part !== part || !isDecision(entry) || entry.channel !== channel) continue;
    if (entry.kind === 'traffic') shares = entry.shares;
    else shares = entry.kind === 'follow' ? undefined : {};
  }
  return shares;
}

/** The shares of a channel: a merchant's own, else the base's. */
export const sharesOf = (log: readonly LogEntry[], part: string, channel: string): Shares =>
  ownShares(log, part, channel) ?? ownShares(log, part, 'base') ?? {};

/**
 * The experiment of a part whose arms the visitors of a channel get: its own, else that of the base, where the channel has decided
 * nothing about the part.
 */
export function experimentOn(log: readonly LogEntry[], part: string, channel: string): Experiment | undefined {
  const own = ownExperiment(log, part, channel);
  if (own !== undefined || channel === 'base') return own;
  const follows = historyOf(log, part, channel).length === 0 && ownShares(log, part, channel) === undefined;
  return follows ? ownExperiment(log, part, 'base') : undefined;
}

/** A variant of a part on a channel, with its share and fallback. */
export interface Variant {
  version: string;
  /** Percent of the visitors; in an experiment what a shell divides by that knows no arms. */
  traffic: number;
  default: boolean;
  fallback?: string;
  arms?: DiscoveredArm[];
}

const widthOf = (buckets: Experiment['arms'][number]['buckets']): number =>
  buckets.reduce((sum, [from, to]) => sum + to - from, 0);

/** Percent of all visitors that an arm has, to the hundredth. */
export const percentOf = ({ group }: Pick<Experiment, 'group'>, { buckets }: Experiment['arms'][number]): number =>
  Math.round(widthOf(buckets) * (group ? widthOf([group.buckets]) / ALL_BUCKETS : 1)) / 100;

/** The shares of an experiment by version; who is in no arm has the live release. */
function sharesOfExperiment(experiment: Experiment, live: string): Shares {
  const hundredths = new Map<string, number>();
  const add = (version: string, more: number) => hundredths.set(version, (hundredths.get(version) ?? 0) + more);
  for (const arm of experiment.arms) add(arm.version, Math.round(percentOf(experiment, arm) * 100));
  add(live, ALL_BUCKETS - [...hundredths.values()].reduce((sum, each) => sum + each, 0));
  return Object.fromEntries([...hundredths].map(([version, each]) => [version, each / 100]));
}

const armsOf = (experiment: Experiment, version: string): DiscoveredArm[] =>
  experiment.arms.filter((arm) => arm.version === version).flatMap((arm) => discoveredArms(experiment, arm));

/**
 * All releases of a part that a channel serves; without an experiment or a division only the live one. In one, the live release is the
 * default, and the fallback of the others.
 */
export function variantsOf(log: readonly LogEntry[], part: string, channel: string): Variant[] {
  const live = liveRelease(log, part, channel);
  if (!live) return [];
  const experiment = experimentOn(log, part, channel);
  const shares = experiment ? sharesOfExperiment(experiment, live.version) : sharesOf(log, part, channel);
  const only = Object.keys(shares).length === 0;
  const traffic: Shares = only ? { [live.version]: 100 } : { [live.version]: 0, ...shares };
  // In a fixed order, so that promotions and new shares move as few visitors as possible.
  return Object.entries(traffic)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([version, share]) => {
      const isDefault = version === live.version;
      const fallback = isDefault ? live.fallback : live.version;
      const arms = experiment ? armsOf(experiment, version) : [];
      return {
        ...{ version, traffic: share, default: isDefault },
        ...(fallback === undefined ? {} : { fallback }),
        ...(arms.length > 0 && { arms }),
      };
    });
}
