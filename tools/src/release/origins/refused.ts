import { allowsOrigin } from '@foyer/shared/remote';
import type { LogEntry } from '../log';

/** The releases of a part that a channel does not allow to lie where they do, each with its origin. Releases on the host itself are none. */
export function refusedIn(log: readonly LogEntry[], part: string, on: string): ReadonlyMap<string, string> {
  const refused = new Map<string, string>();
  for (const entry of log) {
    if (entry.kind !== 'publish' || entry.part !== part || entry.address === undefined) continue;
    const { origin } = new URL(entry.address);
    if (!allowsOrigin(log, { part, origin, on })) refused.set(entry.version, origin);
  }
  return refused;
}

/**
 * Stops what would have visitors of a channel load a part from an origin that is not allowed.
 * @param versions releases of the part that the channel would have
 * @throws with a sentence for an operator
 */
export function checkAllowed(log: readonly LogEntry[], part: string, on: string, versions: readonly string[]): void {
  const refused = refusedIn(log, part, on);
  const version = versions.find((each) => refused.has(each));
  if (version === undefined) return;
  const origin = refused.get(version);
  const [who, where] = on === 'base' ? ['The base', ''] : [on, ` --merchant ${on}`];
  throw new Error(
    `The files of ${part} ${version} lie at ${origin}. ${who} does not allow ${part} that origin. Nothing was done. ` +
      `To allow it: release origins allow ${part} ${origin}${where}`,
  );
}
