import type { DiscoveredRelease } from '@foyer/shared/remote';
import { folderOf } from '../boot/preload';
import { boot } from '../boot/state';
import { describe } from './description';
import type { LoadableRelease } from './loadable-release';

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
  ...(release.extras.files ? { files: release.extras.files } : {}),
});

/**
 * The fallback of a part, or undefined without one. Its description is fetched now.
 * @throws when the description is late or has another hash
 */
export async function fallbackRelease(part: string): Promise<LoadableRelease | undefined> {
  const fallback = boot().chosen[part]?.extras.fallback;
  if (!fallback) return undefined;
  const files = { url: fallback.release, integrity: fallback.integrity };
  const info = await describe(files);
  const folder = fallback.release.slice(0, fallback.release.lastIndexOf('/') + 1);
  return {
    part,
    version: info.version,
    folder,
    entry: folder + info.entry,
    container: containerName(part, info.version),
    shared: info.shared,
    files,
  };
}
