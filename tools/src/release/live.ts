import type { LogEntry } from './log';

/** What serves one part on one channel: the release, and the good one before it. */
export interface LiveRelease {
  version: string;
  fallback?: string;
}

const decisionsFor = (log: readonly LogEntry[], part: string, channel: string): LogEntry[] =>
  log.filter((entry) => entry.part === part && entry.kind !== 'publish' && entry.channel === channel);

/**
 * What is live for a part on a channel, from the log alone: the last decision. The fallback is the release that was live
 * before it and is not the same; after a rollback it is the one before the release that was rolled back to, never the one
 * that was taken back.
 */
export function liveRelease(log: readonly LogEntry[], part: string, channel: string): LiveRelease | undefined {
  const history: string[] = [];
  for (const entry of decisionsFor(log, part, channel)) {
    if (entry.kind === 'rollback') {
      const back = history.lastIndexOf(entry.version);
      history.length = back === -1 ? 0 : back;
    }
    const known = history.indexOf(entry.version);
    if (known !== -1) history.splice(known, 1);
    history.push(entry.version);
  }
  const version = history.at(-1);
  if (version === undefined) return undefined;
  const fallback = history.at(-2);
  return fallback === undefined ? { version } : { version, fallback };
}

/** Channels that have a say of their own besides `base`. */
export const overlays = (log: readonly LogEntry[]): string[] => [
  ...new Set(log.flatMap((entry) => (entry.kind !== 'publish' && entry.channel !== 'base' ? [entry.channel] : []))),
];

/** Every part that something was ever published of. */
export const publishedParts = (log: readonly LogEntry[]): string[] => [...new Set(log.map((entry) => entry.part))];
