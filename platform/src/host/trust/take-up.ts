import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Checked,
  checkDocuments,
  checkStatement,
  hashOfDocuments,
  type KnownTrust,
  type NamedRelease,
  newestTrust,
  type PublicKey,
  Refused,
  type Seen,
  STATEMENT,
  type Statement,
  seenOf,
} from '@foyer/shared/trust';
import { type OwnFolder, ownFolder } from './own-folder';
import { openStore, type Store } from './store';

/** The newest trust of the store and of what was accepted before, which is kept. */
export async function trustIn(store: Store, own: OwnFolder, root: PublicKey): Promise<KnownTrust> {
  const kept = await own.trust();
  const known = kept === undefined ? undefined : newestTrust([kept]);
  const trust = newestTrust(await store.trust(), root, known);
  if (trust.json !== kept) await own.keepTrust(trust.json);
  return trust;
}

const nameOf = ({ part, version }: NamedRelease): string => `${part}@${version}`;

/** Checks the documents of a channel, and says of which one they are. */
function checkChannel(channel: string, ...what: Parameters<typeof checkDocuments>): void {
  try {
    checkDocuments(...what);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(error.message, { ...error.what, channel });
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

/** The newest statement that a reader took up. What can be read no more says nothing, as a folder that was deleted. */
async function newestSeen(own: OwnFolder, trust: KnownTrust): Promise<Seen | undefined> {
  let newest: Seen | undefined;
  for (const { statement } of await own.generations()) {
    let seen: Seen | undefined;
    try {
      seen = seenOf(statement, trust);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    if (seen !== undefined && seen.serial > (newest?.serial ?? 0)) newest = seen;
  }
  return newest;
}

/** The statement of what was taken up last, also before this start. It lies on the server's own disk. */
export async function keptStatement({ own, root }: Taking): Promise<Statement | undefined> {
  const kept = await ownFolder(own, root).statement();
  return kept === undefined ? undefined : (JSON.parse((JSON.parse(kept) as { text: string }).text) as Statement);
}

/**
 * Takes up what is live in a store: once its statement, every byte of its documents and the signature of every release that they name
 * are found right, they are copied to the reader's own folder and served from there (decision 81). Whatever is not right leaves what was
 * taken up before.
 *
 * @param now milliseconds
 * @param again whether what was taken up before may have been changed in the reader's own folder, and is copied once more
 * @returns what was checked, also when it had been taken up before
 * @throws Refused with the reason
 */
export async function takeUp({ store: from, own: folder, root }: Taking, now: number, again = false): Promise<Checked> {
  const [store, own] = [await openStore(from), ownFolder(folder, root)];
  const trust = await trustIn(store, own, root);
  const generation = await store.live();
  if (generation === undefined) throw new Refused('Nothing is live in the store of releases.', { check: 'missing' });
  const [json, kept] = [await store.text(generation, STATEMENT), await own.statement()];
  const checked = checkStatement(json, trust, await newestSeen(own, trust), now);
  const isKept = json === kept && json !== undefined;
  if (isKept && !again) return checked;
  const { channels, releases, serial } = checked.statement;
  const described = new Map<string, Buffer | undefined>();
  for (const release of releases) described.set(nameOf(release), await store.description(release));
  const right = new Set<string>();
  for (const [channel, hash] of Object.entries(channels)) {
    if (right.has(hash)) continue;
    // Other requests get their turn between two channels.
    await nextTurn();
    const files = await store.documents(generation, channel);
    if (hashOfDocuments(files) !== hash)
      throw new Refused(`The documents of ${channel} are not those of the statement.`, { check: 'changed', channel });
    checkChannel(channel, files, releases, (release) => described.get(nameOf(release)));
    await own.keep(hash, files);
    right.add(hash);
  }
  await own.serve(json ?? '', serial, channels);
  return checked;
}
