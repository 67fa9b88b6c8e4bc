import { mkdir, readdir, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Documents, hashOf, hashOfDocuments, nameOfKey, type PublicKey, STATEMENT } from '@foyer/shared/trust';
import { filesIn, keepFolder, linkedFrom, mend, mendLink, replace, textIn, write } from './own-files';

/** A name of a hash that may be that of a folder. */
const named = (hash: string): string =>
  hash.replace('sha256-', '').replaceAll('/', '_').replaceAll('+', '-').replace('=', '');

const FIRST = 'first/';
/** The lists of first files of a channel, by their names below `first`, and its other files. */
const parted = (files: Documents): { readonly lists: Documents; readonly others: Documents } => ({
  lists: new Map(
    [...files].flatMap(([name, text]) => (name.startsWith(FIRST) ? [[name.slice(FIRST.length), text]] : [])),
  ),
  others: new Map([...files].filter(([name]) => !name.startsWith(FIRST))),
});

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
    /** Generations that lie there, the one that is served among them, by name and with their statements. */
    async generations(): Promise<{ readonly id: string; readonly statement: string | undefined }[]> {
      const ids = await readdir(generations).catch(() => []);
      return Promise.all(ids.map(async (id) => ({ id, statement: await textIn(generations, id, STATEMENT) })));
    },
    /** The files of a channel as they lie there now; none where there is no such channel. */
    async documents(channel: string, generation?: string): Promise<Documents> {
      const folder = generation === undefined ? path.join(own, 'live') : path.join(generations, generation);
      // The folder itself, since a link is not gone through.
      const place = await realpath(path.join(folder, channel)).catch(() => undefined);
      if (place === undefined) return new Map();
      const lists = await realpath(path.join(place, 'first')).catch(() => undefined);
      return new Map([...(await filesIn(place)), ...(lists === undefined ? [] : await filesIn(lists, FIRST))]);
    },
    /**
     * Keeps the files of a channel under their hash, and puts right what lies there under it already. Lists of first files that many
     * channels share lie there once.
     */
    async keep(hash: string, files: Documents): Promise<void> {
      const { lists, others } = parted(files);
      const list = named(hashOfDocuments(lists));
      const [listFolder, folder] = [path.join(documents, list), path.join(documents, named(hash))];
      await keepFolder(listFolder, (half) => write(half, lists));
      await keepFolder(folder, async (half) => {
        await write(half, others);
        await symlink(`../${list}`, path.join(half, 'first'));
      });
      await mend(listFolder, lists);
      await mend(folder, others);
      await mendLink(path.join(folder, 'first'), `../${list}`);
    },
    /** Serves another generation that lies there, from now on. */
    serveKept: (id: string): Promise<void> => mendLink(path.join(own, 'live'), `.generations/${id}`),
    /** Serves channels whose files are kept, from now on, and removes what was served before the last one. */
    async serve(statement: string, serial: number, channels: Readonly<Record<string, string>>): Promise<void> {
      const before = await readlink(path.join(own, 'live')).catch(() => undefined);
      const id = `${serial}-${named(hashOf(statement)).slice(0, 16)}`;
      const folder = path.join(generations, id);
      await mkdir(folder, { recursive: true });
      for (const [channel, hash] of Object.entries(channels))
        await mendLink(path.join(folder, channel), `../../.documents/${named(hash)}`);
      await mend(folder, new Map([[STATEMENT, statement]]));
      await replace(path.join(own, 'live'), (half) => symlink(`.generations/${id}`, half));
      const stays = new Set([id, path.basename(before ?? '')]);
      const linked = new Set<string>();
      for (const each of await readdir(generations)) {
        if (!stays.has(each)) await rm(path.join(generations, each), { recursive: true, force: true });
        else
          for (const name of await readdir(path.join(generations, each)))
            linked.add((await linkedFrom(generations, each, name)) ?? '');
      }
      for (const each of [...linked]) linked.add((await linkedFrom(documents, each, 'first')) ?? '');
      for (const each of await readdir(documents))
        if (!linked.has(each)) await rm(path.join(documents, each), { recursive: true, force: true });
    },
  };
}

export type OwnFolder = ReturnType<typeof ownFolder>;
