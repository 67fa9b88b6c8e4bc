import { isDecision, type LogEntry } from './log';

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

/**
 * The live release of a channel: the merchant's own, else the base's; none where the part was taken off. The fallback of a merchant's first own release is the
 * base's live release.
 */
export function liveRelease(log: readonly LogEntry[], part: string, channel: string): LiveRelease | undefined {
  if (isRemoved(log, part, channel)) return undefined;
  const own = historyOf(log, part, channel);
  const base = channel === 'base' ? undefined : liveRelease(log, part, 'base');
  const version = own.at(-1);
  if (version === undefined) return base;
  const fallback = own.at(-2) ?? (base?.version === version ? base.fallback : base?.version);
  return fallback === undefined ? { version } : { version, fallback };
}

/** Merchants with decisions of their own. */
export const overlays = (log: readonly LogEntry[]): string[] => [
  ...new Set(log.flatMap((entry) => (isDecision(entry) && entry.channel !== 'base' ? [entry.channel] : []))),
];

/** The channels: `base` and each merchant with decisions of its own. */
export const channelsOf = (log: readonly LogEntry[]): string[] => ['base', ...overlays(log)];

export const publishedParts = (log: readonly LogEntry[]): string[] => [...new Set(log.map((entry) => entry.part))];

/** Whether a release was ever live on the base, or a variant there. */
export const wasLive = (log: readonly LogEntry[], part: string, version: string): boolean =>
  log.some((entry) => {
    if (entry.part !== part || !isDecision(entry) || entry.channel !== 'base') return false;
    return entry.kind === 'traffic' ? version in entry.shares : 'version' in entry && entry.version === version;
  });
