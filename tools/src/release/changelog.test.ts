import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partFolder, partNames, root } from '../paths';

const packages = ['remote-kit', 'create-remote'].map((name) => path.join(root, 'tools', 'packages', name));
const released = [...partNames.map(partFolder), path.join(root, 'shared'), ...packages];

it.each(released.map((folder) => [path.relative(root, folder), folder]))(
  '%s says what changed in the version that it has, newest first',
  (_name, folder) => {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    const versions = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8').match(/(?<=^## )\S+/gm) ?? [];
    expect(versions[0]).toBe(version);
    expect(versions).toEqual(versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  },
);
