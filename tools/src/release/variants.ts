import { liveRelease } from './live';
import { isDecision, type LogEntry } from './log';

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

/** A variant of a part on a channel, with its share and fallback. */
export interface Variant {
  version: string;
  traffic: number;
  default: boolean;
  fallback?: string;
}

/**
 * All releases of a part that a channel serves; without an experiment only the live one. In one, the live release is the
 * default, and the fallback of the others.
 */
export function variantsOf(log: readonly LogEntry[], part: string, channel: string): Variant[] {
  const live = liveRelease(log, part, channel);
  if (!live) return [];
  const shares = sharesOf(log, part, channel);
  const only = Object.keys(shares).length === 0;
  const traffic: Shares = only ? { [live.version]: 100 } : { [live.version]: 0, ...shares };
  // In a fixed order, so that promotions and new shares move as few visitors as possible.
  return Object.entries(traffic)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([version, share]) => {
      const isDefault = version === live.version;
      const fallback = isDefault ? live.fallback : live.version;
      return { version, traffic: share, default: isDefault, ...(fallback === undefined ? {} : { fallback }) };
    });
}
