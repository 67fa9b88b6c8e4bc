import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as ofWorkspace from '../paths';

/** The repository of one remote, from whose folder every command is given (decision 86). */
export const root = process.cwd();

/** A remote of this repository is the repository. */
export const remotes = path.dirname(root);

/** There is none here. */
export const desk = path.join(root, 'node_modules', '.desk');

const manifest = path.join(root, 'remote.json');

const name = (): string => {
  if (!existsSync(manifest)) return '';
  const { name: own } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown };
  return typeof own === 'string' ? own : '';
};

/** The remote; none in a folder without `remote.json`, from where releases of any part can be looked at. */
export const partNames: readonly string[] = [name()].filter((each) => each !== '');

export type PartName = ofWorkspace.PartName;

export const isPartName: typeof ofWorkspace.isPartName = (part) => partNames.includes(part);

export const partFolder: typeof ofWorkspace.partFolder = () => root;

/** Builds that are kept between runs, by part and version. */
export const buildCache = path.join(root, '.cache', 'builds');

/** The folder of this package: its commands lie in `dist`. */
const kit = fileURLToPath(new URL('..', import.meta.url));

/** Folder of a package that the repository has; undefined when it has not been installed. */
function installed(wanted: string): string | undefined {
  try {
    return path.dirname(createRequire(path.join(root, 'package.json')).resolve(`${wanted}/package.json`));
  } catch {
    return undefined;
  }
}

const shared = installed('@foyer/shared') ?? path.join(root, 'node_modules', '@foyer', 'shared');

export const buildsOn: typeof ofWorkspace.buildsOn = {
  shared,
  modulesOfShared: path.join(shared, 'dist'),
  events: path.join(shared, 'dist', 'bus', 'events.d.ts'),
  versions: path.join(root, 'package.json'),
  runtime: kit,
  browsers: kit,
  locks: ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file)),
  sources: {
    own: ['src/**/*', 'remote.json', 'package.json'],
    // Which packages it is built with.
    common: ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'],
  },
};
