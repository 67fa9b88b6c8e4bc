import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The live files of a channel: content by name. */
export type LiveFiles = ReadonlyMap<string, string>;

/** Folders of live files, each named by the hash of them. Channels with the same files share one. */
const DOCUMENTS = '.documents';

export const documentsOf = (site: string): string => path.join(site, DOCUMENTS);

/** A name for something that is not whole yet. What a killed command left under such a name is removed by the next one. */
const unfinished = (file: string): string => `${file}.${process.pid}.tmp`;

/** The names of all files in a folder and below; none when there is no folder. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Where a link leads; undefined for what is no link. */
export const linkOf = (file: string): string | undefined =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(file) : undefined;

/** Replaces a link, or makes it, at once: readers get the old place or the new one. */
export function linkAtomically(to: string, file: string): void {
  const half = unfinished(file);
  rmSync(half, { force: true });
  symlinkSync(to, half);
  renameSync(half, file);
}

function writeWhole(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Fills a folder aside and gives it its name when it is whole. */
export function makeFolder(folder: string, fill: (half: string) => void): void {
  const half = unfinished(folder);
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  fill(half);
  renameSync(half, folder);
}

const nameOf = (files: LiveFiles): string =>
  createHash('sha256')
    .update(JSON.stringify([...files].sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 32);

const isFile = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** The files of a folder that are not as they should be, and those that should not be there. */
export function wrongIn(folder: string, files: LiveFiles): { readonly wrong: string[]; readonly added: string[] } {
  const wrong = [...files].flatMap(([name, content]) => {
    const file = path.join(folder, name);
    return isFile(file) && readFileSync(file, 'utf8') === content ? [] : [name];
  });
  return { wrong, added: namesIn(folder).filter((name) => !files.has(name)) };
}

/** Puts single files of a folder right, each at once, since it may be read meanwhile. Gives their names. */
function mend(folder: string, files: LiveFiles): string[] {
  const { wrong, added } = wrongIn(folder, files);
  for (const name of wrong) {
    const file = path.join(folder, name);
    writeWhole(unfinished(file), files.get(name) ?? '');
    if (!isFile(file)) rmSync(file, { recursive: true, force: true });
    renameSync(unfinished(file), file);
  }
  for (const name of added) rmSync(path.join(folder, name));
  return [...wrong, ...added];
}

export interface KeptDocuments {
  /** Of the folder under `.documents`. */
  readonly name: string;
  /** Files that had been changed, removed or added. */
  readonly mended: readonly string[];
}

/** Makes sure that a host has a folder with exactly these files. A new one is read by nobody until a generation with it is live. */
export function keepDocuments(site: string, files: LiveFiles): KeptDocuments {
  const name = nameOf(files);
  const folder = path.join(documentsOf(site), name);
  if (existsSync(folder)) return { name, mended: mend(folder, files) };
  makeFolder(folder, (half) => {
    for (const [file, content] of files) writeWhole(path.join(half, file), content);
  });
  return { name, mended: [] };
}
