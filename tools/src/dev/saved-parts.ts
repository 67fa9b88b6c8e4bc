import path from 'node:path';
import { type PartName, remotes } from '../paths';

/**
 * The parts of which something is saved.
 * @param names of the areas in which, as `watchFolders` reports them
 * @param from folders of sources that lie elsewhere, by part; what stands in `remotes` instead of them is not developed
 */
export function savedParts(
  names: readonly string[],
  files: readonly string[],
  from: Readonly<Record<PartName, string>>,
): PartName[] {
  const inRemotes = files
    .filter((file) => file.startsWith(remotes + path.sep))
    .map((file) => path.relative(remotes, file).split(path.sep)[0] ?? '')
    .filter((part) => from[part] === undefined);
  return [...new Set([...names.filter((name) => name === 'shell' || from[name] !== undefined), ...inRemotes])];
}
