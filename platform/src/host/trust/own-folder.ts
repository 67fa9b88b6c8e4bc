import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Documents, hashOf, nameOfKey, type PublicKey, STATEMENT } from '@foyer/shared/trust';
import { errorCode } from '../../base/refusals/error-code';

/** Reads a file; undefined where there is none. */
async function textIn(...file: readonly string[]): Promise<string | undefined> {
  try {
    return await readFile(path.join(...file), 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

const unfinished = (file: string): string => `${file}.${process.pid}.tmp`;

async function replace(file: string, make: (half: string) => Promise<unknown>): Promise<void> {
  await rm(unfinished(file), { recursive: true, force: true });
  await make(unfinished(file));
  await rename(unfinished(file), file);
}

/** Gives a whole folder its name; another process may have been faster with the same one. */
async function keepFolder(folder: string, fill: (half: string) => Promise<unknown>): Promise<void> {
  if ((await readdir(folder).catch(() => undefined)) !== undefined) return;
  await rm(unfinished(folder), { recursive: true, force: true });
  await mkdir(unfinished(folder), { recursive: true });
  await fill(unfinished(folder));
  await rename(unfinished(folder), folder).catch(async (error) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    await rm(unfinished(folder), { recursive: true, force: true });
  });
}

/** A name of a hash that may be that of a folder. */
const named = (hash: string): string =>
  hash.replace('sha256-', '').replaceAll('/', '_').replaceAll('+', '-').replace('=', '');

/**
 * The folder of a reader that demands trust, on its own disk: what it took up last, the newest version of the trust, and nothing that
 * whoever holds the store of releases could change. `live` in it is a link, as on a host (decision 68).
 */
export function ownFolder(own: string, root: PublicKey) {
  // What was accepted under another root is not believed under this one.
  const trust = path.join(own, `trust-${nameOfKey(root)}.json`);
  const documents = path.join(own, '.documents');
  const generations = path.join(own, '.generations');
  return {
    /** The version of the trust that was accepted last. */
    trust: (): Promise<string | undefined> => textIn(trust),
    async keepTrust(json: string): Promise<void> {
      await mkdir(own, { recursive: true });
      await replace(trust, (half) => writeFile(half, json));
    },
    /** The statement of what was taken up last. */
    statement: (): Promise<string | undefined> => textIn(own, 'live', STATEMENT),
    /** Keeps the files of a channel under their hash. */
    keep: (hash: string, files: Documents): Promise<void> =>
      keepFolder(path.join(documents, named(hash)), async (half) => {
        for (const [name, content] of files) {
          await mkdir(path.dirname(path.join(half, name)), { recursive: true });
          await writeFile(path.join(half, name), content);
        }
      }),
    /** Serves channels whose files are kept, from now on, and removes what was served before the last one. */
    async serve(statement: string, serial: number, channels: Readonly<Record<string, string>>): Promise<void> {
      const before = await readlink(path.join(own, 'live')).catch(() => undefined);
      const id = `${serial}-${named(hashOf(statement)).slice(0, 16)}`;
      await keepFolder(path.join(generations, id), async (half) => {
        for (const [channel, hash] of Object.entries(channels))
          await symlink(`../../.documents/${named(hash)}`, path.join(half, channel));
        await writeFile(path.join(half, STATEMENT), statement);
      });
      await replace(path.join(own, 'live'), (half) => symlink(`.generations/${id}`, half));
      const stays = new Set([id, path.basename(before ?? '')]);
      const linked = new Set<string>();
      for (const each of await readdir(generations)) {
        if (!stays.has(each)) await rm(path.join(generations, each), { recursive: true, force: true });
        else
          for (const name of await readdir(path.join(generations, each)))
            linked.add(path.basename(await readlink(path.join(generations, each, name)).catch(() => '')));
      }
      for (const each of await readdir(documents))
        if (!linked.has(each)) await rm(path.join(documents, each), { recursive: true, force: true });
    },
  };
}

export type OwnFolder = ReturnType<typeof ownFolder>;
