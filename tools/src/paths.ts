import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const remotes = path.join(root, 'remotes');

/** The operators' desk: an application of its own, no part of the site. */
export const desk = path.join(root, 'desk');

/** A remote is a folder with `remote.json`. In an image some are missing. */
const remoteNames = (existsSync(remotes) ? readdirSync(remotes) : [])
  .filter((name) => existsSync(path.join(remotes, name, 'remote.json')))
  .sort();

/** The parts with sources here, the shell first. */
export const partNames: readonly string[] = ['shell', ...remoteNames];

/** `shell` or a remote's name. See `mayNamePart` of `@foyer/shared/remote`. */
export type PartName = string;

export const isPartName = (name: string): boolean => partNames.includes(name);

export const partFolder = (part: PartName): string =>
  part === 'shell' ? path.join(root, 'shell') : path.join(remotes, part);

/** Builds that are kept between runs, by part and version. */
export const buildCache = path.join(root, '.cache', 'builds');
