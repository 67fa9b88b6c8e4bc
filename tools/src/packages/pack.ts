import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCreateRemote, buildEntryRuntime, buildKit } from './kit-packages';
import type { PackageManifest } from './manifest';
import { buildSharedPackage } from './shared-package';

/** A package that was built: its folder, and the archive that a registry takes. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly archive: string;
  /** As a registry says it. */
  readonly integrity: string;
}

/** All packages, each after those that it needs. */
const BUILDERS: Readonly<Record<string, (folder: string) => Promise<object>>> = {
  shared: buildSharedPackage,
  'entry-runtime': buildEntryRuntime,
  'remote-kit': buildKit,
  'create-remote': buildCreateRemote,
};

/** Runs npm. Throws with what it said. */
function npm(words: readonly string[], cwd: string): string {
  return execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Makes the archive of a folder, whose bytes do not depend on when and where that is done. */
function archive(folder: string, out: string): string {
  const [{ filename } = { filename: '' }] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', out], folder),
  ) as { filename: string }[];
  return path.join(out, filename);
}

async function packOne(short: string, build: (folder: string) => Promise<object>, out: string): Promise<Packed> {
  const folder = path.join(out, short);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = (await build(folder)) as PackageManifest;
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const file = archive(folder, out);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  return { name: manifest.name, version: manifest.version, folder, archive: file, integrity };
}

/**
 * Builds all packages of the workspace that a remote elsewhere is made with (decision 86).
 * @param out gets a folder and an archive of each
 */
export async function packAll(out: string): Promise<Packed[]> {
  mkdirSync(out, { recursive: true });
  const packed: Packed[] = [];
  for (const [short, build] of Object.entries(BUILDERS)) packed.push(await packOne(short, build, out));
  return packed;
}

/** The hash that a registry has of a version; undefined when it has none. */
function published({ name, version }: Packed, registry: string, cwd: string): string | undefined {
  try {
    return npm(['view', `${name}@${version}`, 'dist.integrity', '--registry', registry], cwd).trim() || undefined;
  } catch (error) {
    if (/E404/.test(String((error as { stderr?: string }).stderr))) return undefined;
    throw error;
  }
}

/**
 * Puts a package into a registry, with npm's own settings and log-in.
 * @returns false when the registry has that very archive
 * @throws when it has another one of that version
 */
export function publishTo(registry: string, packed: Packed): boolean {
  const cwd = path.dirname(packed.archive);
  const there = published(packed, registry, cwd);
  if (there === packed.integrity) return false;
  if (there !== undefined)
    throw new Error(
      `${packed.name} ${packed.version} is in that registry with other files: a version never changes, raise it in its package.json.`,
    );
  npm(['publish', packed.archive, '--registry', registry, '--access', 'restricted', '--tag', 'latest'], cwd);
  return true;
}
