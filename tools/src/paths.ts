import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * What builds stand on. `kit/paths.ts` says the same for a repository that holds one remote and has all of this from packages
 * (decision 86).
 */
export const buildsOn = {
  /** The package `@foyer/shared`. */
  shared: path.join(root, 'shared'),
  /** Where its modules lie. */
  modulesOfShared: path.join(root, 'shared', 'src'),
  /** The file with the interface of all events. */
  events: path.join(root, 'shared', 'src', 'bus', 'events.ts'),
  /** The package whose versions of React and `@foyer/shared` are shared. */
  versions: path.join(root, 'shell', 'package.json'),
  /** From here the federation plugin finds the runtime of an entry (decision 32). */
  runtime: path.join(root, 'tools'),
  /** Folder of `.browserslistrc`. */
  browsers: root,
  /** Lock files, which cover the versions of all tools. */
  locks: [path.join(root, 'pnpm-lock.yaml')],
  /** Files that decide what a build looks like: of the part's folder, and of `root`. */
  sources: {
    own: ['**/*'],
    common: [
      'shared/package.json',
      'shared/src/**/*',
      'tools/src/build/**/*',
      'pnpm-workspace.yaml',
      '.browserslistrc',
    ] as readonly string[],
  },
};

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
