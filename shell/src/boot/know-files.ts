import type { DiscoveredRelease, FirstFiles } from '@foyer/shared/remote';
import type { Files } from './files';
import { folderOf } from './preload';

/**
 * Makes known what can be known of a release before its description has come: its entry, and what this address needs first
 * (decision 0015).
 *
 * @param first the block of this address, which may hold other releases or nothing of this one
 */
export function knowFiles(files: Files, part: string, release: DiscoveredRelease, first: FirstFiles): void {
  const { version, integrity } = release.metadata;
  const folder = folderOf(release);
  files.know(folder, { [release.url.slice(folder.length)]: integrity });
  const known = first[`${part}@${version}`];
  if (known) files.know(folder, known.integrity, known.exposes);
}
