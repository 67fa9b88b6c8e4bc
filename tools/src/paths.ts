import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const remoteNames = ['account', 'games', 'wallet', 'agent', 'content'] as const;
export const partNames = ['shell', ...remoteNames] as const;
export type PartName = (typeof partNames)[number];

export const isPartName = (name: string): name is PartName => (partNames as readonly string[]).includes(name);

/** Folder of a part's sources. */
export const partFolder = (part: PartName): string =>
  part === 'shell' ? path.join(root, 'shell') : path.join(root, 'remotes', part);

/** Where builds are kept between runs; a build is found again by its part and version. */
export const buildCache = path.join(root, '.cache', 'builds');
