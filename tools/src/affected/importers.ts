import { look } from '../imports/look';
import { partNames } from '../paths';
import type { Importers } from './affected';

const partOf = (source: string): string | undefined =>
  /^remotes\/([^/]+)\//.exec(source)?.[1] ?? (source.startsWith('shell/') ? 'shell' : undefined);

/** Reads the imports of all parts and of what they share. */
export async function importersIn(root: string): Promise<Importers> {
  const { modules } = await look(root, ['shell/src', 'remotes', 'shared/src']);
  const above = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) above.set(resolved, [...(above.get(resolved) ?? []), source]);
  const known = new Set(modules.map(({ source }) => source));
  return (file) => {
    if (!known.has(file)) return undefined;
    const all = new Set([file]);
    for (const each of all) for (const importer of above.get(each) ?? []) all.add(importer);
    const parts = new Set([...all].map(partOf));
    return partNames.filter((part) => parts.has(part));
  };
}
