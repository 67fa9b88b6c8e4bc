import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Documents, entriesIn } from '@foyer/shared/trust';
import { errorCode } from '../../base/refusals/error-code';

/** Reads a file; undefined where there is none. */
export async function textIn(...file: readonly string[]): Promise<string | undefined> {
  try {
    return await readFile(path.join(...file), 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

const unfinished = (file: string): string => `${file}.${process.pid}.tmp`;

export async function replace(file: string, make: (half: string) => Promise<unknown>): Promise<void> {
  await rm(unfinished(file), { recursive: true, force: true });
  await make(unfinished(file));
  await rename(unfinished(file), file);
}

/** Gives a whole folder its name; another process may have been faster with the same one. */
export async function keepFolder(folder: string, fill: (half: string) => Promise<unknown>): Promise<void> {
  if ((await readdir(folder).catch(() => undefined)) !== undefined) return;
  await rm(unfinished(folder), { recursive: true, force: true });
  await mkdir(unfinished(folder), { recursive: true });
  await fill(unfinished(folder));
  await rename(unfinished(folder), folder).catch(async (error) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    await rm(unfinished(folder), { recursive: true, force: true });
  });
}

/** Names of the plain files in a folder and below; none where there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await entriesIn(folder).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The plain files in a folder and below, by name. */
export const filesIn = async (folder: string, below = ''): Promise<[string, string][]> =>
  Promise.all(
    (await namesIn(folder)).map(async (name) => [below + name, await readFile(path.join(folder, name), 'utf8')]),
  );

export async function write(folder: string, files: Documents): Promise<void> {
  const folders = new Set([...files.keys()].map((name) => path.dirname(path.join(folder, name))));
  for (const each of folders) await mkdir(each, { recursive: true });
  for (const [name, content] of files) await writeFile(path.join(folder, name), content);
}

/** Makes the files of a folder what they were, each at once: somebody may be reading there. */
export async function mend(folder: string, files: Documents): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await replace(file, (half) => writeFile(half, content));
  }
  for (const name of await namesIn(folder)) if (!files.has(name)) await rm(path.join(folder, name));
}

/** Makes a link lead where it did. */
export async function mendLink(link: string, to: string): Promise<void> {
  if ((await readlink(link).catch(() => undefined)) !== to) await replace(link, (half) => symlink(to, half));
}

/** Where a link leads, by its last name; undefined for what is no link. */
export const linkedFrom = (...place: readonly string[]): Promise<string | undefined> =>
  readlink(path.join(...place)).then(path.basename, () => undefined);
