import { HOME } from '@foyer/shared/paths';
import { exposesAt, type LivePictures, pictureAddress, pictureFile, type ReleasedPicture } from '@foyer/shared/remote';
import type { PinnedRelease } from './pinned';
import { ReleaseChanged } from './release-files';

/** A picture of a release; none where it has none, or where the file is damaged: the page is drawn without. */
function pictureOf(release: PinnedRelease, expose: string): string | undefined {
  const file = pictureFile(expose);
  if (!release.has(file)) return undefined;
  try {
    return release.read(file);
  } catch (error) {
    if (error instanceof ReleaseChanged) return undefined;
    throw error;
  }
}

/** The picture of what a release shows at an address, drawn for that address. */
const pictureAt = (release: PinnedRelease, address: string): string | undefined =>
  exposesAt(release.info, address)
    .map((expose) => pictureOf(release, expose))
    .find((text) => text !== undefined && (JSON.parse(text) as ReleasedPicture).address === address);

/**
 * The first views of all pages, by the name of a live file: of each release that a visitor may get (decision 99). A release that a
 * decision is about is checked before, so that a changed picture refuses it.
 */
export function livePictures(releases: readonly PinnedRelease[]): Map<string, LivePictures> {
  const found = new Map<string, LivePictures>();
  for (const release of releases) {
    const { name, version, pages } = release.info;
    for (const address of new Set([HOME, ...Object.keys(pages)])) {
      const picture = pictureAt(release, address);
      if (picture === undefined) continue;
      const file = `${pictureAddress(address).replace(/^\/pictures\/|\.html$/g, '')}.pictures.json`;
      found.set(file, { ...found.get(file), [`${name}@${version}`]: picture });
    }
  }
  return found;
}
