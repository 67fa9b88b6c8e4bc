import type { Suspect } from './suspects';

/** What browsers say of a release, as the platform counts them (decision 79). */
export interface Verdict {
  readonly failsMore: boolean;
  /** The evidence in a sentence. */
  readonly says: string;
}

/** Where the platform's operations are, and their key. */
export interface Operations {
  readonly address: string;
  readonly key: string;
}

interface Told extends Verdict {
  readonly variant: string;
  readonly release: { readonly version: string };
  readonly against: { readonly version: string };
}

const WAIT_MS = 30_000;

/**
 * Asks the platform whether a release fails more than the one it is compared with.
 * @param without merchants that do not get what the base has
 * @returns undefined while no visitor told of both
 * @throws when the operations do not answer, or refuse
 */
export async function verdictOn(
  { address, key }: Operations,
  { part, channel, version, against, variant, since, from }: Suspect,
  without: readonly string[],
): Promise<Verdict | undefined> {
  const who = channel === 'base' ? { without: without.join(',') } : { merchant: channel };
  const query = new URLSearchParams({ part, version, since, from, ...who });
  const answer = await fetch(new URL(`/_ops/beacons/verdicts?${query}`, address), {
    headers: { 'x-ops-key': key },
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!answer.ok) throw new Error(`The operations at ${address} answered ${answer.status}: ${await answer.text()}`);
  const { verdicts } = (await answer.json()) as { verdicts: readonly Told[] };
  return verdicts.find(
    (each) => each.variant === variant && each.release.version === version && each.against.version === against,
  );
}
