import { type Dirent, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const foldersOf = (folder: string, entries: readonly Dirent[]): string[] =>
  entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(folder, entry.name));

/**
 * What lies in a folder and below, folders and links included. No link is gone through, as Node 26 does where it reads recursively by itself (Node 20
 * does not): what a link leads to belongs to somebody else.
 * @throws what `readdir` throws
 */
export async function entriesIn(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = await Promise.all(foldersOf(folder, entries).map(entriesIn));
  return [...entries, ...below.flat()];
}

/** The same, for a command that does nothing else meanwhile. */
export function entriesAtOnce(folder: string): Dirent[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return [...entries, ...foldersOf(folder, entries).flatMap(entriesAtOnce)];
}
