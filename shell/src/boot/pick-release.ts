import type { DiscoveredRelease } from '@foyer/shared/remote';

/** FNV-1a of the text, then mixed: a number from 0 to 99.99, even enough for shares of 0.01 %. */
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
