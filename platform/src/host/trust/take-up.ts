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
  STATEMENT,
  seenOf,
} from '@foyer/shared/trust';
import { type OwnFolder, ownFolder } from './own-folder';
import { openStore, type Store } from './store';

/** The newest trust of the store and of what was accepted before, which is kept. */
async function trustIn(store: Store, own: OwnFolder, root: PublicKey): Promise<KnownTrust> {
  const kept = await own.trust();
  const known = kept === undefined ? undefined : newestTrust([kept]);
  const trust = newestTrust(await store.trust(), root, known);
  if (trust.json !== kept) await own.keepTrust(trust.json);
  return trust;
}

const nameOf = ({ part, version }: NamedRelease): string => `${part}@${version}`;

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
export async function takeUp({ store: from, own: folder, root }: Taking, now: number): Promise<Checked> {
  const [store, own] = [await openStore(from), ownFolder(folder, root)];
  const trust = await trustIn(store, own, root);
  const generation = await store.live();
  if (generation === undefined) throw new Refused('Nothing is live in the store of releases.');
  const [json, kept] = [await store.text(generation, STATEMENT), await own.statement()];
  const checked = checkStatement(json, trust, seenOf(kept, trust), now);
  if (json === kept && json !== undefined) return checked;
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
      throw new Refused(`The documents of ${channel} are not those of the statement.`);
    checkDocuments(files, releases, (release) => described.get(nameOf(release)));
    await own.keep(hash, files);
    right.add(hash);
  }
  await own.serve(json ?? '', serial, channels);
  return checked;
}
