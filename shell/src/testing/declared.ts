import type { RemoteManifest } from '@foyer/shared/remote';
import { type Access, accessTable, audiences } from './access-table';

declare const __dirname: string;
interface Files {
  readdirSync(folder: string): string[];
  existsSync(file: string): boolean;
}
const { existsSync, readdirSync } = jest.requireActual<Files>('node:fs');
const folder = `${__dirname}/../../../remotes`;

const folders = readdirSync(folder).map((name) => `${folder}/${name}`);
const read = <T extends object>(name: string): readonly T[] =>
  folders
    .map((each) => `${each}/${name}`)
    .filter((file) => existsSync(file))
    .map((file) => jest.requireActual<T>(file));

export const manifests = read<RemoteManifest>('remote.json');

export const declaredPages = manifests.flatMap(({ name, pages }) =>
  Object.entries(pages).map(([path, declaration]) => ({ path, declaration, part: name })),
);

/** The table and the remotes' `access.json`. Throws when a path has two rows. */
export const access: Readonly<Record<string, Access>> = read<Record<string, keyof typeof audiences>>('access.json')
  .flatMap((rows) => Object.entries(rows))
  .reduce<Record<string, Access>>(
    (table, [path, audience]) => {
      if (table[path]) throw new Error(`${path} has a row already`);
      return Object.assign(table, { [path]: audiences[audience] });
    },
    { ...accessTable },
  );
