import { isDecision, type LogEntry } from './log';

/** What serves one part on one channel: the release, and the good one before it. */
export interface LiveRelease {
  version: string;
  fallback?: string;
}

/**
 * The releases a channel has been through, the live one last. A release that was taken back is not in it: it must never be
 * anyone's fallback. `follow` ends what a merchant had of its own.
 */
export function historyOf(log: readonly LogEntry[], part: string, channel: string): string[] {
  const history: string[] = [];
  for (const entry of log) {
    if (entry.part !== part || !isDecision(entry) || entry.channel !== channel || entry.kind === 'traffic') continue;
    if (entry.kind === 'follow') {
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

/**
 * What is live for a part on a channel, from the log alone: a merchant's own decision where there is one, else the base's.
 * The fallback of a merchant's first own release is what the base serves.
 */
export function liveRelease(log: readonly LogEntry[], part: string, channel: string): LiveRelease | undefined {
  const own = historyOf(log, part, channel);
  const base = channel === 'base' ? undefined : liveRelease(log, part, 'base');
  const version = own.at(-1);
  if (version === undefined) return base;
  const fallback = own.at(-2) ?? (base?.version === version ? base.fallback : base?.version);
  return fallback === undefined ? { version } : { version, fallback };
}

/** Merchants that have a say of their own. */
export const overlays = (log: readonly LogEntry[]): string[] => [
  ...new Set(log.flatMap((entry) => (isDecision(entry) && entry.channel !== 'base' ? [entry.channel] : []))),
];

/** Who gets a document of its own: everybody (`base`), and each merchant with a say. */
export const channelsOf = (log: readonly LogEntry[]): string[] => ['base', ...overlays(log)];

/** Every part that something was ever published of. */
export const publishedParts = (log: readonly LogEntry[]): string[] => [...new Set(log.map((entry) => entry.part))];

/** Whether the base ever got a release, also as a share of an experiment. */
export const wasLive = (log: readonly LogEntry[], part: string, version: string): boolean =>
  log.some((entry) => {
    if (entry.part !== part || !isDecision(entry) || entry.channel !== 'base' || entry.kind === 'follow') return false;
    return entry.kind === 'traffic' ? version in entry.shares : entry.version === version;
  });
