import type { DiscoveredRelease, FirstFiles } from '@foyer/shared/remote';
import type { Files } from './files';
import { folderOf } from './preload';

/**
 * Registers the files of a release that are known before its description arrives: its entry and the first files of this address
 * (decision 0015).
 * @param first first files of this address, possibly of other releases
 */
export function knowFiles(files: Files, part: string, release: DiscoveredRelease, first: FirstFiles): void {
  const { version, integrity } = release.metadata;
  const folder = folderOf(release);
  files.know(folder, { [release.url.slice(folder.length)]: integrity });
  const known = first[`${part}@${version}`];
  if (known) files.know(folder, known.integrity, known.exposes);
}
