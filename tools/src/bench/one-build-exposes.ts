import path from 'node:path';
import type { RemoteManifest } from '@foyer/shared/remote';
import { exposesOf, readManifest } from '../build/manifest';
import { type PartName, partFolder, partNames, root } from '../paths';

/** A module that a route or slot of the one build imports on demand. */
export interface OneExpose {
  part: PartName;
  name: string;
  file: string;
  chunk: string;
}

export interface RemoteSources {
  part: PartName;
  folder: string;
  manifest: RemoteManifest;
}

/** The remotes with their declarations. `from` replaces the source folders of some. */
export const remoteSources = (from: Partial<Record<PartName, string>> = {}): RemoteSources[] =>
  partNames
    .filter((part) => part !== 'shell')
    .map((part) => {
      const folder = from[part] ?? partFolder(part);
      return { part, folder, manifest: readManifest(part, folder) };
    });

/**
 * All exposes in the chunks of a route-split application: one for each page, one for each part and language, one for all
 * widgets of a family of slots.
 */
export const oneExposes = (remotes: readonly RemoteSources[]): OneExpose[] =>
  remotes.flatMap(({ part, folder, manifest }) =>
    exposesOf(manifest, folder).map(({ name, file, chunk }) => ({
      part,
      name,
      file: path.join(folder, file),
      chunk: chunk.startsWith('slot-') ? chunk : `${part}-${chunk}`,
    })),
  );

const standIn = path.join(root, 'shell', 'src', 'one-build', 'load-expose.ts');

/** A module that maps `part/expose` to an import: at build time what federation does at run time. */
export function exposesModule(exposes: readonly OneExpose[]): string {
  const lines = exposes.map(
    ({ part, name, file, chunk }) =>
      `  ${JSON.stringify(`${part}/${name}`)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)}),`,
  );
  return [`import { serve } from ${JSON.stringify(standIn)};`, 'serve({', ...lines, '});', ''].join('\n');
}
