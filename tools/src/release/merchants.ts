import { didYouMean } from '../nearest';
import { overlays } from './live';
import type { LogEntry } from './log';

/** Codes that readers of what is live look for: platform and edge make a folder's name of them. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Stops a decision for an unknown merchant, unless `first` says that it is new. The host knows merchants by their decisions
 * alone, so a mistyped code would seem to work.
 * @param first whether it may be new; undefined where a new one has nothing to decide
 * @throws when the log has no decision with the code and `first` is not said, or no merchant can have that code
 */
export function checkMerchant(log: readonly LogEntry[], code: string, first?: boolean): void {
  const known = overlays(log);
  if (code === 'base' || known.includes(code)) return;
  if (!CODE.test(code)) throw new Error(`"${code}" is no code of a merchant, so nothing was done.`);
  if (first) return;
  const others = known.length > 0 ? `Merchants that have one: ${known.join(', ')}.` : 'No merchant has one.';
  const hint = first === undefined ? '' : ' Add --first if this is its first.';
  throw new Error(`${code} has no release of its own, so nothing was done.${didYouMean(code, known)} ${others}${hint}`);
}
