import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STATEMENT } from '@foyer/shared/trust';
import { documentsOf, foldersOf, keepDocuments, type LiveFiles, linkAtomically, linkOf, makeFolder } from './documents';
import { FORMER, generation, generationsOf, isFolder, pointedGeneration, pointTo } from './pointer';

/** The live files of every channel. */
export type Live = ReadonlyMap<string, LiveFiles>;

/** Makes each channel of a generation lead where it should. Its statement stays. */
function fill(folder: string, links: Links): void {
  for (const [channel, to] of links) linkAtomically(to, path.join(folder, channel));
  for (const name of readdirSync(folder))
    if (!links.has(name) && name !== STATEMENT) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** What a host that demands trust says of what is live (decision 81). */
export interface Stating {
  /** Whether a statement says just what this one would, signed by a key that counts, however old it is. */
  isSaidBy(statement: string | undefined): boolean;
  /** The serial of a statement; 0 where no key that counts signed it. */
  serialOf(statement: string | undefined): number;
  /** Throws when no new statement can be signed. */
  check(): void;
  /** A new statement, with a serial above another. Throws when it cannot be signed. */
  make(above: number): string;
}

/** Where each channel of a generation leads. */
type Links = ReadonlyMap<string, string>;

export interface Prepared {
  readonly links: Links;
  /** Files of documents that had been changed, removed or added by hand. */
  readonly mended: readonly string[];
}

/** Puts the documents of every channel on the host, of which only changed ones are written. No generation leads to them yet. */
export function prepareDocuments(site: string, live: Live): Prepared {
  const different = [...new Set(live.values())];
  const kept = keepDocuments(site, different);
  const placeOf = new Map(
    different.map((files, index) => [files, `../../${path.basename(documentsOf(site))}/${kept[index]?.name}`]),
  );
  const links = new Map([...live].map(([channel, files]) => [channel, placeOf.get(files) ?? '']));
  return { links, mended: kept.flatMap(({ mended }) => mended) };
}

const idOf = (links: Links, statement = ''): string =>
  createHash('sha256')
    .update(JSON.stringify([...links].sort(([a], [b]) => (a < b ? -1 : 1))) + statement)
    .digest('hex')
    .slice(0, 32);

/** The statement of a generation as it lies there; undefined where there is none. */
function statementIn(site: string, id: string | undefined): string | undefined {
  const file = path.join(generation(site, id ?? ''), STATEMENT);
  return id !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The statement of what is live. */
export const liveStatement = (site: string): string | undefined => statementIn(site, pointedGeneration(site));

/** The highest serial on the host. A generation that never went live counts, too: somebody may have copied it. */
function highestSerial(site: string, stating: Stating): number {
  const ids = isFolder(generationsOf(site)) ? readdirSync(generationsOf(site)) : [];
  return Math.max(0, ...ids.map((id) => stating.serialOf(statementIn(site, id))));
}

/**
 * Makes a generation of documents that are on the host; it is not live yet.
 * @param stating what is said of it, where the host demands trust. What is live and says the same is not signed anew, unless `anew`
 * @returns its name: that of what is live for the same documents, and without trust always the same one
 */
export function makeGeneration(site: string, { links }: Prepared, stating?: Stating, anew = false): string {
  const pointed = pointedGeneration(site);
  const said = statementIn(site, pointed);
  const stays = !anew && pointed !== undefined && stating?.isSaidBy(said) && idOf(links, said) === pointed;
  const statement = stays ? said : stating?.make(highestSerial(site, stating));
  const id = idOf(links, statement);
  const folder = generation(site, id);
  if (isFolder(folder)) fill(folder, links);
  else
    makeFolder(folder, (half) => {
      fill(half, links);
      if (statement !== undefined) writeFileSync(path.join(half, STATEMENT), statement);
    });
  return id;
}

const KEPT = 5;
const KEPT_FOR_MS = 60_000;

/** Removes generations and documents that no reader can be in the middle of, and what killed commands left unfinished. */
export function pruneGenerations(site: string, now = Date.now()): void {
  const pointed = pointedGeneration(site);
  if (pointed === undefined) return;
  const ages = readdirSync(generationsOf(site)).map((id) => {
    return { id, age: now - statSync(generation(site, id)).mtimeMs };
  });
  const stays = ages
    .filter(({ id }) => !id.endsWith('.tmp'))
    .sort((a, b) => a.age - b.age)
    .filter(({ id, age }, index) => id === pointed || age < KEPT_FOR_MS || (index < KEPT && id !== FORMER))
    .map(({ id }) => id);
  for (const { id } of ages) if (!stays.includes(id)) rmSync(generation(site, id), { recursive: true, force: true });
  const needed = new Set(
    stays.flatMap((id) =>
      readdirSync(generation(site, id)).flatMap((channel) => foldersOf(site, documentsIn(site, id, channel))),
    ),
  );
  mkdirSync(documentsOf(site), { recursive: true });
  for (const name of readdirSync(site))
    if (/^live\.\d+\.tmp$/.test(name)) rmSync(path.join(site, name), { force: true });
  for (const name of readdirSync(documentsOf(site)))
    if (!needed.has(name)) rmSync(path.join(documentsOf(site), name), { recursive: true, force: true });
}

/** Folders of what was live at some time since a moment (ms), as far as they are still on the host. */
export const liveSince = (site: string, since: number): string[] =>
  (isFolder(generationsOf(site)) ? readdirSync(generationsOf(site)) : [])
    .map((id) => generation(site, id))
    .filter((folder) => !folder.endsWith('.tmp') && statSync(folder).mtimeMs > since);

const documentsIn = (site: string, id: string, channel: string): string =>
  path.basename(linkOf(path.join(generation(site, id), channel)) ?? '');

/** Prepares a generation and makes it live. */
export function goLive(site: string, live: Live, stating?: Stating, anew = false): Prepared & { readonly id: string } {
  const prepared = prepareDocuments(site, live);
  const id = makeGeneration(site, prepared, stating, anew);
  pointTo(site, id);
  pruneGenerations(site);
  return { ...prepared, id };
}
