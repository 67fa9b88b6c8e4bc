import type { DiscoveredRelease, ReleaseInfo } from '@foyer/shared/remote';
import { folderOf } from '../boot/preload';
import { boot, loadTimeout } from '../boot/state';

/** A release as the loader needs it. */
export interface LoadableRelease {
  part: string;
  version: string;
  folder: string;
  entry: string;
  /** Global name of its container. */
  container: string;
  shared: Record<string, string>;
  exposes: Record<string, unknown>;
}

const containerName = (part: string, version: string): string => `${part}_${version.replace(/\W/g, '_')}`;

export const chosenRelease = (part: string): LoadableRelease | undefined => {
  const release = boot().chosen[part];
  return release && loadable(part, release);
};

const loadable = (part: string, release: DiscoveredRelease): LoadableRelease => ({
  part,
  version: release.metadata.version,
  folder: folderOf(release),
  entry: release.url,
  container: containerName(part, release.metadata.version),
  shared: release.extras.shared,
  exposes: release.extras.exposes,
});

/**
 * The last good release of a part. Its description is fetched now, for the first time, and only believed when its hash is the
 * one in the discovery document. Undefined when there is none; throws when it does not come or is not what was released.
 */
export async function fallbackRelease(part: string): Promise<LoadableRelease | undefined> {
  const fallback = boot().chosen[part]?.extras.fallback;
  if (!fallback) return undefined;
  const answer = await fetch(fallback.release, {
    integrity: fallback.integrity,
    signal: AbortSignal.timeout(loadTimeout()),
  });
  if (!answer.ok) throw new Error(`${fallback.release} answered ${answer.status}`);
  const info = (await answer.json()) as ReleaseInfo;
  const folder = fallback.release.slice(0, fallback.release.lastIndexOf('/') + 1);
  boot().files.know(folder, info.integrity);
  return {
    part,
    version: info.version,
    folder,
    entry: folder + info.entry,
    container: containerName(part, info.version),
    shared: info.shared,
    exposes: info.exposes,
  };
}
