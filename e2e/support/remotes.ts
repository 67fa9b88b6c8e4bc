import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@foyer/shared/remote';

const folder = path.resolve(import.meta.dirname, '../../remotes');
const declared = readdirSync(folder)
  .map((name) => path.join(folder, name, 'remote.json'))
  .filter((file) => existsSync(file));

/** The `remote.json` of all remotes. */
export const manifests = declared.map((file): RemoteManifest => JSON.parse(readFileSync(file, 'utf8')));

export const remoteNames = manifests.map(({ name }) => name);

export const declaredPages = manifests.flatMap(({ pages }) =>
  Object.entries(pages).map(([address, declaration]) => ({ address, declaration })),
);

export const homeWidgets = manifests
  .flatMap(({ widgets = {} }) => Object.entries(widgets))
  .flatMap(([slot, given]) => (slot.startsWith('home.') ? [given].flat() : []));
