import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const remotes = path.join(root, 'remotes');

/** A remote is a folder with a `remote.json`; where parts are built apart, or only released, others are not there. */
const remoteNames = (existsSync(remotes) ? readdirSync(remotes) : [])
  .filter((name) => existsSync(path.join(remotes, name, 'remote.json')))
  .sort();

/** The parts whose sources are here, the shell first. */
export const partNames: readonly string[] = ['shell', ...remoteNames];

/** `shell`, or the name of a remote: what `mayNamePart` of `@foyer/shared/remote` lets be one. */
export type PartName = string;

export const isPartName = (name: string): boolean => partNames.includes(name);

/** Folder of a part's sources. */
export const partFolder = (part: PartName): string =>
  part === 'shell' ? path.join(root, 'shell') : path.join(remotes, part);

/** Where builds are kept between runs; a build is found again by its part and version. */
export const buildCache = path.join(root, '.cache', 'builds');
