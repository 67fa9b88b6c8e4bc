import { overlays } from './live';
import type { LogEntry } from './log';

/**
 * Stops a decision for an unknown merchant, unless `first` says that it is new. The host knows merchants by their decisions
 * alone, so a mistyped code would seem to work.
 * @throws when the log has no decision with the code
 */
export function checkMerchant(log: readonly LogEntry[], code: string, first: boolean): void {
  const known = overlays(log);
  if (first || code === 'base' || known.includes(code)) return;
  const others = known.length > 0 ? `Merchants that have one: ${known.join(', ')}.` : 'No merchant has one.';
  throw new Error(
    `${code} has no release of its own, so nothing was done. ${others} Add --first if this is its first.`,
  );
}
