import { armOf, type DiscoveredArm } from './experiments';
import { bucketOf } from './visitors';

/** What decides which visitors get a release of the discovery document. */
interface Divided {
  readonly metadata: { readonly version: string };
  readonly deployment?: { readonly traffic?: number; readonly default?: boolean } | undefined;
  readonly extras: { readonly arms?: readonly DiscoveredArm[] | undefined };
}

/** Whether an experiment with arms runs on a part (decision 80); else its visitors may be divided by `traffic`. */
export const hasArms = (releases: readonly Divided[]): boolean => releases.some(({ extras }) => extras.arms);

const byVersion = <Release extends Divided>(releases: readonly Release[]): Release[] =>
  [...releases].sort((a, b) => (a.metadata.version < b.metadata.version ? -1 : 1));

/**
 * Chooses the release of a part for a visitor, always the same one, whatever the order of the releases. In an experiment it is that of the
 * visitor's arm, and the default for who is in none. Else the salt is the part with its versions in play, so that divisions are independent
 * of each other and a new one reshuffles. A default without traffic does not count. Boot script and platform choose by it alike
 * (decisions 6, 80 and 97).
 * @param releases releases of the part, whose `traffic` adds up to 100
 */
export function pickRelease<Release extends Divided>(
  part: string,
  releases: readonly Release[],
  visitor: string,
): Release | undefined {
  const byDefault = releases.find((release) => release.deployment?.default) ?? releases[0];
  if (hasArms(releases)) return releases.find(({ extras }) => armOf(extras.arms, visitor)) ?? byDefault;
  const inPlay = byVersion(releases).filter((release) => release.deployment?.traffic !== 0);
  const salt = [part, ...inPlay.map((release) => release.metadata.version)].join('|');
  let rest = bucketOf(visitor, salt);
  for (const release of inPlay) {
    rest -= release.deployment?.traffic ?? 0;
    if (rest < 0) return release;
  }
  return byDefault;
}
