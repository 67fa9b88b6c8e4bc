import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partNames } from '../paths';

/** Not a part of the site, but tested in a browser as well. */
const DESK = 'desk';

const SPECS = 'e2e/specs';
/** Whoever reads the declarations of all remotes goes through all of them. */
const OF_ALL = 'e2e/support/remotes.ts';
const OF_DESK = 'e2e/support/desk.ts';

/** The parts that own pages, by path: what a spec opens tells what it tests. */
type Owners = ReadonlyMap<string, string>;

/** Reads who owns which path from every `remote.json`. */
export function ownersIn(root: string): Owners {
  return new Map(
    partNames
      .map((part) => [part, path.join(root, 'remotes', part, 'remote.json')] as const)
      .filter(([, file]) => existsSync(file))
      .flatMap(([part, file]) => {
        const { pages = {} } = JSON.parse(readFileSync(file, 'utf8')) as { pages?: Record<string, unknown> };
        return Object.keys(pages).map((page) => [page, part] as const);
      }),
  );
}

/** The part whose page a path opens; the shell has those that no remote declares, home among them. */
const ownerOf = (owners: Owners, page: string): string => owners.get(page) ?? 'shell';

/** Files of `e2e` that a file imports. */
function importedBy(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)].flatMap(([, to = '']) => {
    const target = `${path.join(path.dirname(file), to)}.ts`;
    return target.startsWith('e2e/') && existsSync(path.join(root, target)) ? [target] : [];
  });
}

/** A file with all that it imports, and what that imports. */
function withImports(root: string, file: string): Set<string> {
  const all = new Set([file]);
  for (const each of all) for (const imported of importedBy(root, each)) all.add(imported);
  return all;
}

/** Parts that a text is about: owners of the paths in it, and parts that it names as `'games'` or `'games/home-games'`. */
export function partsNamedIn(text: string, owners: Owners): string[] {
  const paths = [...text.matchAll(/\/m\/[A-Za-z/]+/g)].map(([page]) => ownerOf(owners, page.replace(/\/$/, '')));
  const named = [...text.matchAll(/['"`]([a-z][a-z0-9-]*)(?:\/[a-z][a-z-]*)?['"`]/g)].map(([, word = '']) => word);
  return [...new Set([...paths, ...named.filter((word) => partNames.includes(word))])];
}

/** Fixtures are given to every spec, so that what stands there tells nothing of one. */
const isForEverySpec = (file: string): boolean =>
  /^e2e\/support\/(fixtures|ops|site|words|release|proves)\.ts$/.test(file);

/** A spec, the files of `e2e` that it consists of, and the parts that it is about. */
export interface Spec {
  readonly file: string;
  readonly files: ReadonlySet<string>;
  readonly parts: readonly string[];
}

/** All specs of the browser suite. One that names no part has none, which a test refuses. */
export function specsIn(root: string, owners: Owners = ownersIn(root)): Spec[] {
  const files = readdirSync(path.join(root, SPECS)).filter((name) => name.endsWith('.spec.ts'));
  return files.sort().map((name) => {
    const file = `${SPECS}/${name}`;
    const all = withImports(root, file);
    const parts = [...all].flatMap((each) => {
      if (each === OF_ALL) return partNames;
      if (each === OF_DESK) return [DESK];
      return isForEverySpec(each) ? [] : partsNamedIn(readFileSync(path.join(root, each), 'utf8'), owners);
    });
    return { file, files: all, parts: [...new Set(parts)].sort() };
  });
}
