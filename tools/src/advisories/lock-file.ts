import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Dependencies = Readonly<Record<string, string | { readonly version: string }>>;

interface Snapshot {
  readonly dependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
}

interface LockFile {
  readonly importers: Readonly<Record<string, Snapshot & { readonly devDependencies?: Dependencies }>>;
  readonly packages: Readonly<
    Record<string, { readonly resolution: Readonly<Record<string, string>>; readonly deprecated?: string }>
  >;
  readonly snapshots: Readonly<Record<string, Snapshot>>;
}

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Subresource Integrity of the download; undefined when the lock file has none. */
  readonly integrity?: string;
  /** Sources other than the registry: tarball addresses, repositories, folders. */
  readonly elsewhere: readonly string[];
  readonly deprecated?: string;
  /** Whether the platform runs it or a part compiles it in. */
  readonly shipped: boolean;
}

/** Workspace packages whose dependencies are shipped. */
const shippedImporter = /^(platform|shared|shell|remotes\/[^/]+)$/;

const nameOf = (key: string): [name: string, version: string] => {
  const bare = key.replace(/\(.*$/, '');
  const at = bare.lastIndexOf('@');
  return [bare.slice(0, at), bare.slice(at + 1)];
};

/** Snapshot keys of dependencies. An alias names another package, a link one of the workspace. */
const keysOf = (dependencies: Dependencies = {}): string[] =>
  Object.entries(dependencies).flatMap(([name, given]) => {
    const version = typeof given === 'string' ? given : given.version;
    if (version.startsWith('link:')) return [];
    return [/^(@[^/]+\/)?[^@(]+@/.test(version) ? version : `${name}@${version}`];
  });

function shippedKeys({ importers, snapshots }: LockFile): Set<string> {
  const roots = Object.entries(importers).filter(([name]) => shippedImporter.test(name));
  const reached = new Set(
    roots.flatMap(([, { dependencies, optionalDependencies }]) => [
      ...keysOf(dependencies),
      ...keysOf(optionalDependencies),
    ]),
  );
  // Iterating a set includes elements that are added meanwhile.
  for (const key of reached) {
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const next of [...keysOf(dependencies), ...keysOf(optionalDependencies)]) reached.add(next);
  }
  return new Set([...reached].map((key) => key.replace(/\(.*$/, '')));
}

export function readLockFile(root: string): LockedPackage[] {
  const lock = parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')) as LockFile;
  const shipped = shippedKeys(lock);
  return Object.entries(lock.packages).map(([key, { resolution, deprecated }]) => {
    const [name, version] = nameOf(key);
    const { integrity, ...elsewhere } = resolution;
    return {
      name,
      version,
      ...(integrity === undefined ? {} : { integrity }),
      elsewhere: Object.values(elsewhere),
      ...(deprecated === undefined ? {} : { deprecated }),
      shipped: shipped.has(key),
    };
  });
}

export function byName(packages: readonly LockedPackage[]): Map<string, LockedPackage[]> {
  const all = new Map<string, LockedPackage[]>();
  for (const each of packages) all.set(each.name, [...(all.get(each.name) ?? []), each]);
  return all;
}
