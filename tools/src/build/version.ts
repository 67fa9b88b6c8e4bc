import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { buildsOn, type PartName, partFolder, root } from '../paths';

const filesIn = (cwd: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], {
    cwd,
    ignore: ['**/node_modules/**', '**/*.test.*', '**/testing/**', '**/tsconfig.json'],
    expandDirectories: false,
  }).sort();

/**
 * The version of the working tree: that of package.json with a hash of the sources, e.g. `1.0.0-3f2a91c0`. Equal sources have
 * equal versions, so publishing them twice changes nothing.
 */
export function sourceVersion(part: PartName, folder: string = partFolder(part)): string {
  const hash = createHash('sha256');
  for (const [base, patterns] of [
    [folder, buildsOn.sources.own],
    [root, buildsOn.sources.common],
  ] as const) {
    for (const file of filesIn(base, patterns))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(base, file)));
  }
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Global name of a release's container. It contains the version, because a page may load two. */
export const containerName = (part: string, version: string): string => `${part}_${version.replace(/\W/g, '_')}`;
