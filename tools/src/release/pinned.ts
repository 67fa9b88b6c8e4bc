import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { didYouMean } from '../nearest';
import type { LogEntry } from './log';
import { checkFolder, DESCRIPTION, hashesOf, ReleaseChanged, readChecked } from './release-files';

const NAME = /^[A-Za-z0-9](?:[\w+-]|\.(?!\.|tmp$)){0,99}$/;

/** Whether a name can be that of a part, version or merchant, which becomes a folder of the host. */
export const isFolderName = (name: string): boolean => NAME.test(name);

/** Checks the name of a part, version or merchant. Throws when it could lead elsewhere. */
export function folderName(name: string): string {
  if (!isFolderName(name)) throw new Error(`"${name}" is no name of a part, version or merchant`);
  return name;
}

export const releaseFolder = (site: string, part: string, version: string): string =>
  path.join(site, folderName(part), folderName(version));

/** A release's hashes in the log: that of its description, and those of files that an older description does not name. */
export interface Pin {
  readonly description: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** The first line of a release counts; later lines cannot redefine it. */
export function pinOf(log: readonly LogEntry[], part: string, version: string): Pin | undefined {
  for (const entry of log) {
    if (entry.kind !== 'publish' && entry.kind !== 'pin') continue;
    if (entry.part !== part || entry.version !== version || entry.description === undefined) continue;
    return { ...entry, description: entry.description };
  }
  return undefined;
}

/** A release on the host. Its files are checked against the log when they are read. */
export interface PinnedRelease {
  readonly info: ReleaseInfo;
  /** Hash of its description at publication. */
  readonly description: string;
  /** Names of all its files, its description included, compressed copies not. */
  readonly files: readonly string[];
  has(file: string): boolean;
  /** Published hash of a file. Throws when the release has no such file. */
  hashOf(file: string): string;
  /** Reads a file. Throws when it is not as it was published. */
  read(file: string): string;
  /** Checks the whole folder. Throws when a file was changed, is missing or was added. */
  check(): void;
}

const NAMED = 5;

/** Why a release cannot be opened that nobody published, with those that were. */
function unpublished(log: readonly LogEntry[], part: string, version: string): string {
  const there = log.flatMap((entry) => (entry.kind === 'publish' && entry.part === part ? [entry.version] : []));
  const [last, more] = [there.slice(-NAMED).reverse(), there.length > NAMED ? ', and earlier ones' : ''];
  const named = last.length === 0 ? `Nothing of ${part} was` : `The last that were: ${last.join(', ')}${more}`;
  return `${part} ${version} was never published here.${didYouMean(version, there)} ${named}.`;
}

/**
 * Opens a release (decision 0021).
 * @throws when it was never published, is missing, has no hash in the log, or its description was changed
 */
export function openRelease(site: string, log: readonly LogEntry[], part: string, version: string): PinnedRelease {
  const [folder, label] = [releaseFolder(site, part, version), `${part} ${version}`];
  const known = log.some(
    (entry) => (entry.kind === 'publish' || entry.kind === 'pin') && entry.part === part && entry.version === version,
  );
  if (!known) throw new Error(unpublished(log, part, version));
  const pin = pinOf(log, part, version);
  if (pin === undefined)
    throw new Error(
      `${label} was published before hashes of releases were kept, so nobody can tell whether it was changed since. ` +
        'Look at its files, then run "release pin" once. Nothing was changed.',
    );
  if (!existsSync(folder)) throw new Error(`${label} is not on the host any more. Publish the same build once more.`);
  const info = JSON.parse(readChecked(folder, DESCRIPTION, pin.description, label).toString()) as ReleaseInfo;
  if (info.name !== part || info.version !== version)
    throw new ReleaseChanged(label, DESCRIPTION, `describes ${info.name} ${info.version}`);
  const hashes = hashesOf(info, pin.description, pin.others);
  const hashOf = (file: string): string => {
    const hash = hashes.get(file);
    if (hash === undefined) throw new Error(`${label} has no file ${file}`);
    return hash;
  };
  return {
    info,
    description: pin.description,
    files: [...hashes.keys()],
    has: (file) => hashes.has(file),
    hashOf,
    read: (file) => readChecked(folder, file, hashes.get(file), label).toString(),
    check: () => checkFolder(folder, hashes, label),
  };
}

/** Opens each release once, for one state of the log. */
export type Releases = (part: string, version: string) => PinnedRelease;

export function releasesOf(site: string, log: readonly LogEntry[]): Releases {
  const opened = new Map<string, PinnedRelease>();
  return (part, version) => {
    const key = `${part} ${version}`;
    const release = opened.get(key) ?? openRelease(site, log, part, version);
    opened.set(key, release);
    return release;
  };
}
