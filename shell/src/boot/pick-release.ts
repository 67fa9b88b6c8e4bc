import type { DiscoveredRelease } from '@foyer/shared/remote';

/** FNV-1a over the text, then mixed, as a number from 0 to 99.99: even enough for shares of one hundredth of a percent. */
export function bucketOf(visitor: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${salt}:${visitor}`) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return ((hash >>> 0) % 10_000) / 100;
}

/**
 * Chooses the release of one part for one visitor: the same visitor always gets the same. The salt is the part with the
 * versions in play, so that experiments on two parts do not correlate and a new experiment shuffles anew;
 * a default that nobody is given is not in play.
 *
 * @param releases the part's releases; their `traffic` adds up to 100
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
