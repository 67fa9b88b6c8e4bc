import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, WidgetDeclaration } from '@foyer/shared/remote';
import { globSync } from 'tinyglobby';
import { readJson } from '../json';
import type { PartName } from '../paths';
import { check } from '../schema';

/** A module that a remote exposes: name, file and chunk. */
export interface Expose {
  name: string;
  file: string;
  chunk: string;
}

export const widgetsOf = (manifest: RemoteManifest): [slot: string, widgets: WidgetDeclaration[]][] =>
  Object.entries(manifest.widgets ?? {}).map(([slot, given]) => [slot, Array.isArray(given) ? given : [given]]);

/** Reads and checks a part's `remote.json`. The shell has none and gets an empty one. Throws with all errors. */
export function readManifest(part: PartName, folder: string): RemoteManifest {
  if (part === 'shell') return { name: 'shell', pages: {} };
  const file = path.join(folder, 'remote.json');
  const manifest = readJson(file);
  check('remote', manifest, file);
  const both = Object.keys(manifest.planned ?? {}).filter((address) => address in manifest.pages);
  if (both.length > 0) throw new Error(`${file}: ${both.join(', ')} is a page already: take it out of "planned"`);
  if (manifest.name !== part) throw new Error(`${file}: name is "${manifest.name}", the folder is "${part}"`);
  return manifest;
}

/**
 * The exposes of a remote. Each page and language has a chunk of its own; widgets of one family of slots (`home.*`) share one,
 * because they are on the screen together.
 */
export function exposesOf(manifest: RemoteManifest, folder: string): Expose[] {
  const file = (name: string, role: 'page' | 'widget') => path.join('src', name, `${name}.${role}.tsx`);
  const pages = Object.values(manifest.pages).map(({ page }) => ({
    name: page,
    file: file(page, 'page'),
    chunk: page,
  }));
  const widgets = widgetsOf(manifest).flatMap(([slot, list]) =>
    list.map(({ widget }) => ({ name: widget, file: file(widget, 'widget'), chunk: `slot-${slot.split('.')[0]}` })),
  );
  // The shell asks each remote for both dictionaries before it knows the remote's files.
  const dictionaries = new Set([
    'src/i18n/EN.json',
    'src/i18n/TY.json',
    ...globSync('src/i18n/*.json', { cwd: folder }),
  ]);
  const texts = [...dictionaries].map((json) => {
    const name = `i18n-${path.basename(json, '.json')}`;
    return { name, file: json, chunk: name };
  });
  const all = [...new Map([...pages, ...widgets, ...texts].map((expose) => [expose.name, expose])).values()];
  const missing = all.filter((expose) => !existsSync(path.join(folder, expose.file)));
  if (missing.length > 0)
    throw new Error(
      `${manifest.name}: remote.json names files that are not there: ${missing.map((m) => m.file).join(', ')}`,
    );
  return all;
}
