import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { entriesAtOnce } from '@foyer/shared/trust';

type Files = ReadonlyMap<string, string>;

/** The live files of a channel, content by name. Its lists of first files are by far the most, and shared by many channels. */
export interface LiveFiles {
  /** Discovery document, the shell's document and its service worker. */
  readonly own: Files;
  /** In the folder `first`. */
  readonly first: Files;
}

/** Folders of live files, each named by the hash of what is in it. Channels with the same files share one. */
const DOCUMENTS = '.documents';

export const documentsOf = (site: string): string => path.join(site, DOCUMENTS);

/** A name for something that is not whole yet. What a killed command left under such a name is removed by the next one. */
const unfinished = (file: string): string => `${file}.${process.pid}.tmp`;

/** The names of all files in a folder and below; none when there is no folder. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? entriesAtOnce(folder)
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Where a link leads; undefined for what is no link. */
export const linkOf = (file: string): string | undefined =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(file) : undefined;

/** Replaces a link, or makes it, at once: readers get the old place or the new one. */
export function linkAtomically(to: string, file: string): void {
  const there = linkOf(file);
  if (there === to) return;
  if (there === undefined) rmSync(file, { recursive: true, force: true });
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

const nameOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);

const sorted = (files: Files) => [...files].sort(([a], [b]) => (a < b ? -1 : 1));

const isFile = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;

const FIRST = 'first';

interface Differences {
  /** Files that are missing or have another content. */
  readonly wrong: string[];
  readonly added: string[];
}

function differences(folder: string, files: Files): Differences {
  const wrong = [...files].flatMap(([name, content]) => {
    const file = path.join(folder, name);
    return isFile(file) && readFileSync(file, 'utf8') === content ? [] : [name];
  });
  const isPart = (name: string) => files.has(name) || name.split(path.sep)[0] === FIRST;
  return { wrong, added: namesIn(folder).filter((name) => !isPart(name)) };
}

/** Compares what readers get of a channel with what they should. */
export function wrongIn(folder: string, { own, first }: LiveFiles): Differences {
  const all = [differences(folder, own), differences(path.join(folder, FIRST), first)] as const;
  const named = (of: keyof Differences) => [...all[0][of], ...all[1][of].map((name) => `${FIRST}/${name}`)];
  return { wrong: named('wrong'), added: named('added') };
}

/** Puts single files of a folder right, each at once, since it may be read meanwhile. Gives their names. */
function mend(folder: string, files: Files): string[] {
  const { wrong, added } = differences(folder, files);
  for (const name of wrong) {
    const file = path.join(folder, name);
    writeWhole(unfinished(file), files.get(name) ?? '');
    if (!isFile(file)) rmSync(file, { recursive: true, force: true });
    renameSync(unfinished(file), file);
  }
  // What a killed command left half may have had the same name, and its place, by now: in containers processes have the same numbers.
  for (const name of added) rmSync(path.join(folder, name), { force: true });
  return [...wrong, ...added];
}

export interface KeptDocuments {
  /** Of the folder under `.documents`. */
  readonly name: string;
  /** Files that had been changed, removed or added. */
  readonly mended: readonly string[];
}

function keepFolder(site: string, name: string, files: Files, finish: (folder: string) => void): KeptDocuments {
  const folder = path.join(documentsOf(site), name);
  if (existsSync(folder)) {
    const mended = mend(folder, files);
    finish(folder);
    return { name, mended };
  }
  makeFolder(folder, (half) => {
    for (const [file, content] of files) writeWhole(path.join(half, file), content);
    finish(half);
  });
  return { name, mended: [] };
}

/**
 * Keeps folders with exactly the files of some channels. A new folder is read by nobody until a generation with it is live.
 * @returns the folder of each, by the order given
 */
export function keepDocuments(site: string, channels: readonly LiveFiles[]): KeptDocuments[] {
  const lists = new Map<Files, KeptDocuments>();
  return channels.map(({ own, first }) => {
    const list = lists.get(first) ?? keepFolder(site, nameOf(sorted(first)), first, () => undefined);
    const mended = lists.has(first) ? [] : list.mended.map((name) => `${FIRST}/${name}`);
    lists.set(first, list);
    const kept = keepFolder(site, nameOf([sorted(own), list.name]), own, (folder) => {
      linkAtomically(`../${list.name}`, path.join(folder, FIRST));
    });
    return { name: kept.name, mended: [...kept.mended, ...mended] };
  });
}

/** All folders that one has to have: itself and its lists. */
export const foldersOf = (site: string, name: string): string[] => [
  name,
  path.basename(linkOf(path.join(documentsOf(site), name, FIRST)) ?? ''),
];
