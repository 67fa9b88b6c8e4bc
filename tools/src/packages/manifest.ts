import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths';

/** Versions by name. */
export type Versions = Readonly<Record<string, string>>;

/** The part of a `package.json` that packing looks at. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly type?: string;
  readonly sideEffects?: readonly string[] | boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly [other: string]: unknown;
}

export const readManifestOf = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;

/** All versions of the catalog of the workspace, by name. */
export const catalog = (): Versions =>
  (parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Versions }).catalog;

/** The names without those that `left` says, sorted. */
export const without = (versions: Versions = {}, left: (name: string) => boolean = () => false): Versions =>
  Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => !left(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Versions as a registry's package says them: `catalog:` is that of the catalog.
 * @throws when the catalog lacks one
 */
export function resolved(versions: Versions = {}, known: Versions = catalog()): Versions {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      if (version !== 'catalog:') return [name, version];
      const found = known[name];
      if (found === undefined) throw new Error(`The catalog of pnpm-workspace.yaml has no ${name}`);
      return [name, found];
    }),
  );
}
