import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type Documents, entriesIn, type NamedRelease, Refused } from '@foyer/shared/trust';
import { errorCode } from '../../base/refusals/error-code';

/** More than any file of a site has, in bytes. */
const LONGEST = 4 * 1024 * 1024;
/** More than any folder of documents or versions of a trust has. */
const MOST = 5_000;

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');

/**
 * Reads a file that somebody else may have put there: no pipe that never ends, nothing that fills the memory. What is in it is
 * checked by whoever reads it, wherever a link led.
 * @returns undefined where there is none
 * @throws Refused for anything but a plain file of a likely size
 */
async function readPlain(file: string): Promise<Buffer | undefined> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  try {
    const found = await handle?.stat();
    if (found !== undefined && !(found.isFile() && found.size <= LONGEST))
      throw new Refused(`${file} is no plain file.`, { check: 'form' });
    return await handle?.readFile();
  } finally {
    await handle?.close();
  }
}

/**
 * The folder of a host that others may have changed, as a reader looks into it: no link leads it elsewhere.
 * @param store the folder
 */
export async function openStore(store: string) {
  const top = await realpath(store).catch(() => undefined);
  if (top === undefined) throw new Refused('The store of releases is not there.', { check: 'missing' });

  /** Where a folder lies; undefined where there is none. */
  const placeOf = async (folder: string): Promise<string | undefined> => {
    const place = await realpath(folder).catch(() => undefined);
    if (place !== undefined && !place.startsWith(top + path.sep))
      throw new Refused(`${folder} leads out of the store.`, { check: 'form' });
    return place;
  };

  /** Names of the plain files in a folder and below. */
  const namesIn = async (folder: string): Promise<string[]> => {
    const place = await placeOf(folder);
    if (place === undefined) return [];
    const entries = await entriesIn(place);
    if (entries.length > MOST) throw new Refused(`${folder} has too many files.`, { check: 'form' });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  };

  const text = async (...file: readonly string[]): Promise<string | undefined> =>
    (await readPlain(path.join(...file)))?.toString();

  const readAll = async (folder: string, names: readonly string[]): Promise<Map<string, string>> =>
    new Map(await Promise.all(names.map(async (name) => [name, (await text(folder, name)) ?? ''] as const)));

  const lists = new Map<string, Documents>();
  /** Lists of first files are shared by many channels, and read once. */
  const listsIn = async (folder: string): Promise<Documents> => {
    const place = await placeOf(folder);
    if (place === undefined) return new Map();
    const list = lists.get(place) ?? (await readAll(place, await namesIn(place)));
    lists.set(place, list);
    return list;
  };

  /** The folder of a release, whose names are signed; nobody says that they lead nowhere else. Undefined where there is none. */
  const release = async ({ part, version }: NamedRelease): Promise<string | undefined> => {
    const isName = (name: string) => /^[A-Za-z0-9][\w.+-]*$/.test(name) && !name.includes('..');
    return isName(part) && isName(version) ? placeOf(path.join(top, part, version)) : undefined;
  };

  return {
    text,
    /** Its real place. */
    top,
    /** The folder of what is live; undefined where nothing is. */
    live: () => placeOf(path.join(top, 'live')),
    /** All versions of the trust. */
    async trust(): Promise<string[]> {
      const folder = path.join(top, '.trust');
      const names = (await namesIn(folder)).filter((name) => /^\d{1,9}\.json$/.test(name));
      return [...(await readAll(folder, names)).values()];
    },
    /** All files of a channel. */
    async documents(generation: string, channel: string): Promise<Documents> {
      const folder = await placeOf(path.join(generation, channel));
      if (folder === undefined) return new Map();
      const names = (await namesIn(folder)).filter((name) => !name.startsWith('first/'));
      const list = await listsIn(path.join(folder, 'first'));
      return new Map([
        ...(await readAll(folder, names)),
        ...[...list].map(([name, content]) => [`first/${name}`, content] as const),
      ]);
    },
    release,
    /** The description of a release. */
    async description(named: NamedRelease): Promise<Buffer | undefined> {
      const folder = await release(named);
      return folder === undefined ? undefined : readPlain(path.join(folder, 'release.json'));
    },
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
