import type { RemoteManifest } from '@foyer/shared/remote';

declare const __dirname: string;
interface Files {
  readdirSync(folder: string): string[];
  existsSync(file: string): boolean;
}
const { existsSync, readdirSync } = jest.requireActual<Files>('node:fs');
const folder = `${__dirname}/../../../remotes`;

/** What the remotes of the workspace declare, whichever there are. */
export const manifests: readonly RemoteManifest[] = readdirSync(folder)
  .map((name) => `${folder}/${name}/remote.json`)
  .filter((file) => existsSync(file))
  .map((file) => jest.requireActual<RemoteManifest>(file));

/** Each of their pages, by its path, with the remote that has it. */
export const declaredPages = manifests.flatMap(({ name, pages }) =>
  Object.entries(pages).map(([path, declaration]) => ({ path, declaration, part: name })),
);
