import path from 'node:path';
import type { Folder } from './folders';

/** Folder of results between runs, from the root of the workspace. */
export const cache = path.join('.cache', 'mutants');

export const incrementalFile = ({ name }: Pick<Folder, 'name'>): string => path.join(cache, `${name}.json`);
