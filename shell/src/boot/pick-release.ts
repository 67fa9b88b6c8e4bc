import { bucketOf, type DiscoveredRelease } from '@foyer/shared/remote';

/**
 * Chooses the release of a part for a visitor, always the same one. The salt is the part with its versions under experiment, so
 * that experiments are independent of each other and a new one reshuffles. A default without traffic does not count.
 * @param releases releases of the part, whose `traffic` adds up to 100
 */
export function pickRelease(
  part: string,
  releases: readonly DiscoveredRelease[],
  visitor: string,
): DiscoveredRelease | undefined {
  const inPlay = releases.filter((release) => release.deployment?.traffic !== 0);
  const salt = [part, ...inPlay.map((release) => release.metadata.version)].join('|');
  let rest = bucketOf(visitor, salt);
  for (const release of releases) {
    rest -= release.deployment?.traffic ?? 0;
    if (rest < 0) return release;
  }
  return releases.find((release) => release.deployment?.default) ?? releases[0];
}
