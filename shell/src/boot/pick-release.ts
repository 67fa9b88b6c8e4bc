import { armOf, bucketOf, type DiscoveredRelease } from '@foyer/shared/remote';

/** Whether an experiment with arms runs on a part (decision 80); else its visitors may be divided by `traffic`. */
export const hasArms = (releases: readonly DiscoveredRelease[]): boolean => releases.some(({ extras }) => extras.arms);

/**
 * Chooses the release of a part for a visitor, always the same one. In an experiment it is that of the visitor's arm, and the default for
 * who is in none. Else the salt is the part with its versions in play, so that divisions are independent of each other and a new one
 * reshuffles. A default without traffic does not count.
 * @param releases releases of the part, whose `traffic` adds up to 100
 */
export function pickRelease(
  part: string,
  releases: readonly DiscoveredRelease[],
  visitor: string,
): DiscoveredRelease | undefined {
  const byDefault = releases.find((release) => release.deployment?.default) ?? releases[0];
  if (hasArms(releases)) return releases.find(({ extras }) => armOf(extras.arms, visitor)) ?? byDefault;
  const inPlay = releases.filter((release) => release.deployment?.traffic !== 0);
  const salt = [part, ...inPlay.map((release) => release.metadata.version)].join('|');
  let rest = bucketOf(visitor, salt);
  for (const release of releases) {
    rest -= release.deployment?.traffic ?? 0;
    if (rest < 0) return release;
  }
  return byDefault;
}
