import type { DiscoveredRelease } from '@foyer/shared/remote';
import type { Files } from './files';

export const folderOf = (release: DiscoveredRelease): string => release.url.slice(0, release.url.lastIndexOf('/') + 1);

/**
 * Adds a preload link for one file. It must carry the same hash and `crossorigin` as the tag that will use it, or the browser
 * fetches the file twice; and a file that was asked for before gets none.
 */
function preload(files: Files, address: string): void {
  const asset = files.isAsked(address) ? undefined : files.asset(address);
  if (!asset) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = asset.integrity;
  link.href = asset.url;
  document.head.append(link);
}

/** Preloads the entry of a release (for a remote) and the files of the named exposes, as far as they are known. */
export function preloadRelease(files: Files, release: DiscoveredRelease, exposes: Iterable<string>): void {
  const folder = folderOf(release);
  const names = new Set<string>(release.url.endsWith('.js') ? [release.url.slice(folder.length)] : []);
  for (const expose of exposes) {
    const found = files.exposeOf(folder, expose);
    for (const file of found ? [...found.css, ...found.js] : []) names.add(file);
  }
  for (const name of names) preload(files, folder + name);
}
