import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Checked,
  checkDocuments,
  checkStatement,
  type Documents,
  hashOfDocuments,
  type KnownTrust,
  type NamedRelease,
  newestTrust,
  type PublicKey,
  Refused,
  type Seen,
  STATEMENT,
} from '@foyer/shared/trust';
import { type OwnFolder, ownFolder, textIn } from './own-folder';

/** Names of all files in a folder and below. A folder that is not there has none. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

const readAll = async (folder: string, names: readonly string[]): Promise<[string, string][]> =>
  Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as [string, string]));

/** The files of a channel in the store. Lists of first files are shared by many channels, and read once. */
async function documentsIn(folder: string, lists: Map<string, Documents>): Promise<Documents> {
  const first = await realpath(path.join(folder, 'first')).catch(() => undefined);
  const own = (await namesIn(folder)).filter((name) => !name.startsWith('first/'));
  const known = first === undefined ? new Map<string, string>() : lists.get(first);
  const list = known ?? new Map(await readAll(first ?? '', await namesIn(first ?? '')));
  if (first !== undefined) lists.set(first, list);
  return new Map([
    ...(await readAll(folder, own)),
    ...[...list].map(([name, content]) => [`first/${name}`, content] as const),
  ]);
}

/** The description of a release as it lies in the store. Its names are signed, but nobody says that they lead nowhere else. */
async function descriptionIn(store: string, { part, version }: NamedRelease): Promise<Buffer | undefined> {
  const isName = (name: string) => /^[A-Za-z0-9][\w.+-]*$/.test(name) && !name.includes('..');
  if (!isName(part) || !isName(version)) return undefined;
  return readFile(path.join(store, part, version, 'release.json')).catch(() => undefined);
}

async function trustIn(store: string, own: OwnFolder, root: PublicKey): Promise<KnownTrust> {
  const folder = path.join(store, '.trust');
  const names = (await namesIn(folder)).filter((name) => /^\d+\.json$/.test(name));
  const kept = await own.trust();
  const known = kept === undefined ? undefined : newestTrust([kept], undefined);
  const trust = newestTrust(
    (await readAll(folder, names)).map(([, json]) => json),
    root,
    known,
  );
  if (trust.json !== kept) await own.keepTrust(trust.json);
  return trust;
}

/** What was taken up last, whatever its age; undefined where nothing was, or its key does not count any more. */
function seenIn(statement: string | undefined, trust: KnownTrust): Seen | undefined {
  try {
    return checkStatement(statement, trust, undefined, 0).seen;
  } catch {
    return undefined;
  }
}

/** Where a reader takes documents from, and where it keeps them. */
export interface Taking {
  /** The folder of the host, which others may have changed. */
  readonly store: string;
  /** A folder of the reader's own. */
  readonly own: string;
  /** The root's public key. */
  readonly root: PublicKey;
}

/**
 * Takes up what is live in a store: once its statement, every byte of its documents and the signature of every release that they name
 * are found right, they are copied to the reader's own folder and served from there (decision 81). Whatever is not right leaves what was
 * taken up before.
 *
 * @param now milliseconds
 * @returns what was checked, also when it had been taken up before
 * @throws Refused with the reason
 */
export async function takeUp({ store, own: folder, root }: Taking, now: number): Promise<Checked> {
  const own = ownFolder(folder, root);
  const trust = await trustIn(store, own, root);
  const generation = await realpath(path.join(store, 'live')).catch(() => undefined);
  if (generation === undefined) throw new Refused('Nothing is live in the store of releases.');
  const [json, kept] = [await textIn(generation, STATEMENT), await own.statement()];
  const checked = checkStatement(json, trust, seenIn(kept, trust), now);
  if (json === kept && json !== undefined) return checked;
  const { channels, releases, serial } = checked.statement;
  const described = new Map<string, Buffer | undefined>();
  for (const release of releases)
    described.set(`${release.part}@${release.version}`, await descriptionIn(store, release));
  const lists = new Map<string, Documents>();
  const right = new Set<string>();
  for (const [channel, hash] of Object.entries(channels)) {
    if (right.has(hash)) continue;
    // Other requests get their turn between two channels.
    await nextTurn();
    const files = await documentsIn(path.join(generation, channel), lists);
    if (hashOfDocuments(files) !== hash)
      throw new Refused(`The documents of ${channel} are not those of the statement.`);
    checkDocuments(files, releases, ({ part, version }) => described.get(`${part}@${version}`));
    await own.keep(hash, files);
    right.add(hash);
  }
  await own.serve(json ?? '', serial, channels);
  return checked;
}
