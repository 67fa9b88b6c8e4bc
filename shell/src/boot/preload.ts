import type { DiscoveredRelease } from '@foyer/shared/remote';
import type { Files } from './files';

export const folderOf = (release: DiscoveredRelease): string => release.url.slice(0, release.url.lastIndexOf('/') + 1);

/** Preloads one file, once. Hash and `crossorigin` must equal those of the tag that uses it, or the browser fetches it twice. */
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

/** Preloads a remote's entry and the known files of these exposes. */
export function preloadRelease(files: Files, release: DiscoveredRelease, exposes: Iterable<string>): void {
  const folder = folderOf(release);
  const names = new Set<string>(release.url.endsWith('.js') ? [release.url.slice(folder.length)] : []);
  for (const expose of exposes) {
    const found = files.exposeOf(folder, expose);
    for (const file of found ? [...found.css, ...found.js] : []) names.add(file);
  }
  for (const name of names) preload(files, folder + name);
}
