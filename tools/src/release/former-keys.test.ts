import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../paths';

const { version } = JSON.parse(readFileSync(path.join(root, 'shared', 'package.json'), 'utf8')) as { version: string };
const sources = globSync('{shared,shell,remotes/*}/src/**/*.{ts,tsx}', { cwd: root, ignore: '**/*.test.*' });

/** Whether a release is this one or an earlier one. */
const isReached = (release: string): boolean => release.localeCompare(version, 'en', { numeric: true }) <= 0;

it('no key of earlier releases is read beyond the release that its reader names', () => {
  const over = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\buntil:? '?(\d+\.\d+\.\d+)/g)]
      .filter(([, release = '']) => isReached(release))
      .map(([, release]) => `${file} reads a former key until ${release}, and this is ${version}: take it out`),
  );
  expect(over).toEqual([]);
});
