import { liveRelease } from './live';
import { isDecision, type LogEntry } from './log';

/** Percent of the visitors by version; empty where everybody gets one release. */
export type Shares = Readonly<Record<string, number>>;

/** The last say of one channel alone: undefined when it has none. A promotion or a rollback ends an experiment. */
export function ownShares(log: readonly LogEntry[], part: string, channel: string): Shares | undefined {
  let shares: Shares | undefined;
  for (const entry of log) {
    if (entry.part !== part || !isDecision(entry) || entry.channel !== channel) continue;
    if (entry.kind === 'traffic') shares = entry.shares;
    else shares = entry.kind === 'follow' ? undefined : {};
  }
  return shares;
}

/** The experiment that runs on a channel: a merchant's own say where there is one, else the base's; empty when there is none. */
export const sharesOf = (log: readonly LogEntry[], part: string, channel: string): Shares =>
  ownShares(log, part, channel) ?? ownShares(log, part, 'base') ?? {};

/** One release of a part in the document of a channel: who gets it, and what serves where it does not load. */
export interface Variant {
  version: string;
  traffic: number;
  default: boolean;
  fallback?: string;
}

/**
 * Every release of a part that a channel serves. Without an experiment that is the live one. In one, the live release stays
 * the default, with whatever share it was given; the others fall back to it, and it to the one before.
 */
export function variantsOf(log: readonly LogEntry[], part: string, channel: string): Variant[] {
  const live = liveRelease(log, part, channel);
  if (!live) return [];
  const shares = sharesOf(log, part, channel);
  const only = Object.keys(shares).length === 0;
  const traffic: Shares = only ? { [live.version]: 100 } : { [live.version]: 0, ...shares };
  // In one order whatever the default is, so that a promotion or other shares move as few visitors as can be.
  return Object.entries(traffic)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([version, share]) => {
      const isDefault = version === live.version;
      const fallback = isDefault ? live.fallback : live.version;
      return { version, traffic: share, default: isDefault, ...(fallback === undefined ? {} : { fallback }) };
    });
}
