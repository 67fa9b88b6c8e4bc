import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { partFolder, partNames, root } from '../paths';
import { readManifest, widgetsOf } from './manifest';

const manifests = partNames.filter((part) => part !== 'shell').map((part) => readManifest(part, partFolder(part)));
const HOME = '/m/home';

describe('paths', () => {
  it('that a remote.json names are declared by some remote, each by one', () => {
    const declared = manifests.flatMap(({ pages, planned = {} }) => [...Object.keys(pages), ...Object.keys(planned)]);
    expect(declared.filter((address, at) => declared.indexOf(address) !== at)).toEqual([]);
    const named = manifests.flatMap((manifest) => [
      ...Object.values(manifest.pages).map(({ back }) => back),
      ...widgetsOf(manifest).flatMap(([, widgets]) => widgets.map(({ leadsTo }) => leadsTo)),
    ]);
    const known = [...declared, HOME, undefined];
    expect(named.filter((address) => !known.includes(address))).toEqual([]);
    expect(named).toContain(HOME);
  });

  it('of home stand once in the sources of what visitors get', () => {
    const files = globSync(
      ['shell/src', 'shared/src', 'remotes/*/src'].map((folder) => `${folder}/**/*.{ts,tsx}`),
      {
        cwd: root,
        ignore: ['**/*.test.*', '**/testing/**'],
      },
    );
    expect(files.length).toBeGreaterThan(300);
    const naming = files.filter((file) => /['"`]\/m\/home/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(naming).toEqual(['shared/src/paths/home.ts']);
  });
});
