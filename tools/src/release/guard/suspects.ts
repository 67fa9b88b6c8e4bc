import type { Experiment } from '@foyer/shared/remote';
import { takenBack } from '../back';
import { channelsOf, historyOf, liveRelease, publishedParts } from '../live';
import { type Decision, isDecision, type LogEntry, ownExperiment } from '../log';
import { ownShares } from '../variants';

/** Who the guard is in the log. */
export const GUARD = 'guard';

/** For so long after a decision the platform still knows who told of a release (decision 69). */
const KNOWN_MS = 2 * 24 * 3_600_000;
/** How long before a promotion the visitors of the release before it are asked about. */
const BEFORE_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** A release that was made live or given to some visitors not long ago, on one channel. */
export interface Suspect {
  readonly part: string;
  readonly channel: string;
  readonly version: string;
  /** The release that it is compared with. */
  readonly against: string;
  /** `split`: both are live, and chance divides the visitors. `all`: one came after the other. */
  readonly variant: 'split' | 'all';
  /** The line of the log that gave it to visitors. */
  readonly decision: LogEntry;
  /** From when on what was told counts, and from when on of the release itself. ISO 8601. */
  readonly since: string;
  readonly from: string;
  /** What takes it back. */
  readonly back: Decision;
  /** Whether the guard itself took the last decision of a person on the channel back, and nobody decided since. */
  readonly afterGuard: boolean;
}

/** Decisions of a part on a channel; those that `start` takes by itself are nobody's. */
const decisionsOf = (log: readonly LogEntry[], part: string, channel: string) =>
  log.filter((entry) => entry.part === part && isDecision(entry) && entry.channel === channel);

/** Whether a line decides what a channel gets of a part, experiments included. */
const isDeedOn = (entry: LogEntry, part: string, channel: string): boolean =>
  entry.part === part && ('on' in entry ? entry.on === channel : isDecision(entry) && entry.channel === channel);

const isByItself = (entry: LogEntry): boolean => entry.kind === 'promote' && entry.by === 'start';

/** Hours are what visitors are kept by: where a release was live before, the hour that runs is left out. */
function fromOf(
  log: readonly LogEntry[],
  { part, channel, version }: Pick<Suspect, 'part' | 'channel' | 'version'>,
  decision: LogEntry,
): string {
  const at = Date.parse(decision.at);
  const wasBefore = log.slice(0, log.indexOf(decision)).some((entry) => {
    if (![channel, 'base'].some((each) => isDeedOn(entry, part, each))) return false;
    if (entry.kind === 'experiment') return entry.arms.some((arm) => arm.version === version);
    return entry.kind === 'traffic' ? version in entry.shares : 'version' in entry && entry.version === version;
  });
  return new Date(Math.floor(at / HOUR_MS) * HOUR_MS + (wasBefore ? HOUR_MS : 0)).toISOString();
}

/** The arms of an experiment that runs (decision 80), each against the first. */
function armsOf(
  log: readonly LogEntry[],
  { name, part, on: channel, arms, dividedAt }: Experiment,
  common: Pick<Suspect, 'back' | 'afterGuard'>,
  now: number,
): Suspect[] {
  const decision = log.findLast((entry) => entry.kind === 'experiment' && entry.name === name);
  const [against, ...others] = [...new Set(arms.map(({ version }) => version))];
  if (decision === undefined || against === undefined || now - Date.parse(dividedAt) > KNOWN_MS) return [];
  return others.map((version) => {
    const from = fromOf(log, { part, channel, version }, decision);
    const since = new Date(dividedAt).toISOString();
    return { ...common, part, channel, version, against, variant: 'split', decision, since, from };
  });
}

function suspectsOn(log: readonly LogEntry[], part: string, channel: string, now: number): Suspect[] {
  const decisions = decisionsOf(log, part, channel);
  const [decision, back] = [decisions.at(-1), takenBack(log, part, channel)];
  const live = liveRelease(log, part, channel)?.version;
  if (decision === undefined || back === undefined || live === undefined) return [];
  const deeds = log.filter((entry) => isDeedOn(entry, part, channel) && !isByItself(entry));
  const afterGuard = deeds.at(-1)?.who === GUARD;
  const experiment = ownExperiment(log, part, channel);
  if (experiment !== undefined) return armsOf(log, experiment, { back, afterGuard }, now);
  const at = Date.parse(decision.at);
  if (now - at > KNOWN_MS) return [];
  const common = { part, channel, decision, back, afterGuard };
  if (decision.kind === 'traffic') {
    const since = new Date(at).toISOString();
    return Object.keys(ownShares(log, part, channel) ?? {})
      .filter((version) => version !== live)
      .map((version) => {
        const from = fromOf(log, { part, channel, version }, decision);
        return { ...common, version, against: live, variant: 'split', since, from };
      });
  }
  const before =
    historyOf(log, part, channel).at(-2) ??
    (back.kind === 'follow' ? liveRelease(log, part, 'base')?.version : undefined);
  if (decision.kind !== 'promote' || before === undefined || before === live) return [];
  const since = new Date(at - BEFORE_MS).toISOString();
  const from = fromOf(log, { part, channel, version: live }, decision);
  return [{ ...common, version: live, against: before, variant: 'all', since, from }];
}

/** The releases of a host that the guard watches: those that a decision of the last two days gave to visitors, if there is a release to go back to. */
export const suspectsOf = (log: readonly LogEntry[], now: number): readonly Suspect[] =>
  publishedParts(log).flatMap((part) => channelsOf(log).flatMap((channel) => suspectsOn(log, part, channel, now)));

/** Merchants that do not get what the base has of a part. */
export const onTheirOwn = (log: readonly LogEntry[], part: string): string[] =>
  channelsOf(log).filter(
    (channel) =>
      channel !== 'base' && (historyOf(log, part, channel).length > 0 || ownShares(log, part, channel) !== undefined),
  );

/** The same suspect in a later log; undefined when somebody decided in the meantime. */
export const stillSuspect = (log: readonly LogEntry[], suspect: Suspect, now: number): Suspect | undefined =>
  suspectsOf(log, now).find(
    ({ part, channel, version, decision }) =>
      part === suspect.part &&
      channel === suspect.channel &&
      version === suspect.version &&
      decision.before === suspect.decision.before &&
      decision.at === suspect.decision.at,
  );
