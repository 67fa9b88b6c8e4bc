import { overlays } from './live';
import type { LogEntry } from './log';

/**
 * Stops a decision for a merchant that never had one, unless it is said to be the first: the host knows merchants by their
 * decisions alone, and a mistyped code would reach nobody and say that it did.
 *
 * @throws when the code is in no decision of the log
 */
export function checkMerchant(log: readonly LogEntry[], code: string, first: boolean): void {
  const known = overlays(log);
  if (first || code === 'base' || known.includes(code)) return;
  const others = known.length > 0 ? `Merchants that have one: ${known.join(', ')}.` : 'No merchant has one.';
  throw new Error(
    `${code} has no release of its own so far, so nothing is done. ${others} Say --first when this is to be its first.`,
  );
}
