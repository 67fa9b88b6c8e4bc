import { channelOf, isDecision, type LogEntry } from './log';
import { refusedIn } from './origins/refused';

/** The live release of a part on a channel, and its fallback. */
export interface LiveRelease {
  version: string;
  fallback?: string;
}

/**
 * The live releases of a channel in order, the current one last. Releases that were rolled back are left out: they must not be
 * a fallback. `follow` clears a merchant's own, `remove` any.
 */
export function historyOf(log: readonly LogEntry[], part: string, channel: string): string[] {
  const history: string[] = [];
  for (const entry of log) {
    if (entry.part !== part || !isDecision(entry) || entry.channel !== channel || entry.kind === 'traffic') continue;
    if (entry.kind === 'follow' || entry.kind === 'remove') {
      history.length = 0;
      continue;
    }
    const known = history.indexOf(entry.version);
    if (entry.kind === 'rollback') history.length = Math.max(known, 0);
    else if (known !== -1) history.splice(known, 1);
    history.push(entry.version);
  }
  return history;
}

/** Whether the last decision of a channel took a part off. */
export const isRemoved = (log: readonly LogEntry[], part: string, channel: string): boolean =>
  log.findLast((entry) => entry.part === part && isDecision(entry) && entry.channel === channel)?.kind === 'remove';

/** Releases of a channel that were live there, the latest last, and those of them that a rollback took back since. */
function pastOf(log: readonly LogEntry[], part: string, channel: string): { order: string[]; taken: Set<string> } {
  const [order, taken] = [new Set<string>(), new Set<string>()];
  for (const entry of log) {
    if (entry.part !== part || !isDecision(entry) || entry.channel !== channel || entry.kind === 'traffic') continue;
    if (entry.kind === 'follow' || entry.kind === 'remove') {
      for (const each of [order, taken]) each.clear();
      continue;
    }
    const live = [...order].at(-1);
    if (entry.kind === 'rollback' && live !== undefined) taken.add(live);
    taken.delete(entry.version);
    order.delete(entry.version);
    order.add(entry.version);
  }
  return { order: [...order], taken };
}

/**
 * The release to load where the live one does not: the one that was live before it, else one that a rollback passed over; for a
 * merchant then what the base has. It was never taken back since, neither on the channel nor on the base, and does not lie at an origin
 * that the channel refuses.
 */
function fallbackOf(
  log: readonly LogEntry[],
  part: string,
  channel: string,
  version: string,
  base: LiveRelease | undefined,
): string | undefined {
  const own = pastOf(log, part, channel);
  const taken = channel === 'base' ? own.taken : new Set([...own.taken, ...pastOf(log, part, 'base').taken]);
  const refused = refusedIn(log, part, channel);
  const history = historyOf(log, part, channel).reverse();
  return [...history, ...own.order.reverse(), base?.version, base?.fallback].find(
    (each) => each !== undefined && each !== version && !taken.has(each) && !refused.has(each),
  );
}

/**
 * The live release of a channel: the merchant's own, else the base's; none where the part was taken off. The fallback of a
 * merchant's first own release is the base's live release.
 */
export function liveRelease(log: readonly LogEntry[], part: string, channel: string): LiveRelease | undefined {
  if (isRemoved(log, part, channel)) return undefined;
  const base = channel === 'base' ? undefined : liveRelease(log, part, 'base');
  const version = historyOf(log, part, channel).at(-1);
  if (version === undefined) return base;
  const fallback = fallbackOf(log, part, channel, version, base);
  return fallback === undefined ? { version } : { version, fallback };
}

/** Merchants with decisions of their own. */
export const overlays = (log: readonly LogEntry[]): string[] => [
  ...new Set(
    log.flatMap((entry) => {
      const channel = channelOf(entry);
      return channel === undefined || channel === 'base' ? [] : [channel];
    }),
  ),
];

/** The channels: `base` and each merchant with decisions of its own. */
export const channelsOf = (log: readonly LogEntry[]): string[] => ['base', ...overlays(log)];

export const publishedParts = (log: readonly LogEntry[]): string[] => [
  ...new Set(log.flatMap((entry) => (entry.kind === 'origin' ? [] : [entry.part]))),
];

/** Whether a release was ever live on the base, or a variant there. */
export const wasLive = (log: readonly LogEntry[], part: string, version: string): boolean =>
  log.some((entry) => {
    if (entry.part !== part || channelOf(entry) !== 'base') return false;
    if (entry.kind === 'experiment') return entry.arms.some((arm) => arm.version === version);
    if (!isDecision(entry)) return false;
    return entry.kind === 'traffic' ? version in entry.shares : 'version' in entry && entry.version === version;
  });
