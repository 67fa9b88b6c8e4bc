import { askOps, type Operations } from '../ops';
import type { Suspect } from './suspects';

/** What browsers say of a release, as the platform counts them (decision 79). */
export interface Verdict {
  readonly failsMore: boolean;
  /** The evidence in a sentence. */
  readonly says: string;
}

interface Told extends Verdict {
  readonly variant: string;
  readonly release: { readonly version: string };
  readonly against: { readonly version: string };
}

/**
 * Asks the platform whether a release fails more than the one it is compared with.
 * @param without merchants that do not get what the base has
 * @returns undefined while no visitor told of both
 * @throws when the operations do not answer, or refuse
 */
export async function verdictOn(
  operations: Operations,
  { part, channel, version, against, variant, since, from }: Suspect,
  without: readonly string[],
): Promise<Verdict | undefined> {
  const who = channel === 'base' ? { without: without.join(',') } : { merchant: channel };
  const query = new URLSearchParams({ part, version, since, from, ...who });
  const { verdicts } = (await askOps(operations, `/beacons/verdicts?${query}`)) as { verdicts: readonly Told[] };
  return verdicts.find(
    (each) => each.variant === variant && each.release.version === version && each.against.version === against,
  );
}
