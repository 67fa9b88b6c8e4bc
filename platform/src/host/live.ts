import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { type DiscoveryDocument, firstAddress, type LivePictures, pickRelease } from '@foyer/shared/remote';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The folder of what is live now. `live` is a link that each decision replaces (decision 68), so it is followed once for a
 * request, whose answers then belong together. Without it, a host from before such links is being changed over.
 */
const generationOf = (folder: string): Promise<string> =>
  realpath(path.join(folder, 'live')).catch((error: unknown) => {
    if (isMissing(error)) return path.join(folder, '.generations', 'former');
    throw error;
  });

/** What is live for a merchant: the shell's document, the discovery document, and a path's first files. */
export interface Live {
  html: string;
  discovery: string;
  first: string;
  /** Whether visitors get different shells, so that the document is that of one visitor. */
  divided: boolean;
}

/** Which of the documents of a channel a browser gets. */
export interface Chooser {
  /** The name by which visitors are divided among shells; without one it is the default (decision 97). */
  visitor?: string | undefined;
  /** With the shell before, where there is one: the other one did not start (decision 93). */
  before?: boolean;
}

/** The folders of a merchant's discovery document: its overlay, if its code is a safe folder name, and the base. */
const channelsOf = (merchant: string): string[] =>
  /^[A-Za-z0-9_-]{1,64}$/.test(merchant) ? [merchant, 'base'] : ['base'];

async function readFirst(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return undefined;
}

const readLiveFile = (generation: string, merchant: string, ...names: string[]): Promise<string | undefined> =>
  readFirst(channelsOf(merchant).flatMap((channel) => names.map((name) => path.join(generation, channel, name))));

interface Shells {
  readonly divided: boolean;
  /** Folder of the documents of a shell that is not the default. */
  readonly folder?: string;
}

/** The shell of a visitor, among those that a channel has. */
function shellFor(discovery: string | undefined, visitor: string | undefined): Shells {
  if (discovery === undefined) return { divided: false };
  const { microFrontends = {} } = JSON.parse(discovery) as Partial<DiscoveryDocument>;
  const { shell: shells = [] } = microFrontends;
  const picked = visitor === undefined ? undefined : pickRelease('shell', shells, visitor);
  const isOther = picked?.deployment?.default === false && /^[\w.+-]+$/.test(picked.metadata.version);
  return { divided: shells.length > 1, ...(isOther && { folder: `shell/${picked.metadata.version}/` }) };
}

/**
 * Reads what is live for a merchant: its overlay, else the base. Reads on every request, so that promote and rollback take
 * effect without a restart. Undefined before the first release.
 */
export async function readLive(
  folder: string,
  merchant: string,
  pathname: string,
  { visitor, before = false }: Chooser = {},
): Promise<Live | undefined> {
  const generation = await generationOf(folder);
  const { divided, folder: own } = shellFor(await readLiveFile(generation, merchant, 'discovery.json'), visitor);
  const folders = own === undefined ? [''] : [own, ''];
  const read = (name: string) =>
    readLiveFile(
      generation,
      merchant,
      ...folders.flatMap((of) => [...(before ? [`${of}before/${name}`] : []), of + name]),
    );
  const [html, discovery, first] = await Promise.all([
    read('index.html'),
    read('discovery.json'),
    firstFilesIn(generation, merchant, firstAddress(pathname)),
  ]);
  return html === undefined || discovery === undefined ? undefined : { html, discovery, first, divided };
}

/**
 * Reads the first files of an address; an address without its own list gets the common one. Without any list it is empty, and
 * the page loads the descriptions of its releases instead.
 *
 * @param address a result of `firstAddress`, since it names a file
 * @throws an error for any other address
 */
export async function readFirstFiles(folder: string, merchant: string, address: string): Promise<string> {
  return firstFilesIn(await generationOf(folder), merchant, address);
}

async function firstFilesIn(generation: string, merchant: string, address: string): Promise<string> {
  if (firstAddress(address.replace(/^\/first|\.json$/g, '')) !== address) throw new Error('no address of first files');
  return (await readLiveFile(generation, merchant, address, firstAddress('/other'))) ?? '{}';
}

/** The first views of an address, of each release that its visitors may get (decision 99); none where the releases have none. */
export async function readPictures(folder: string, merchant: string, pathname: string): Promise<LivePictures> {
  const file = firstAddress(pathname).replace(/json$/, 'pictures.json');
  return JSON.parse((await readLiveFile(await generationOf(folder), merchant, file)) ?? '{}') as LivePictures;
}

/** The releases that were taken back from a merchant's visitors (decision 83): none on a host of a command from before that. */
export const readTakenBack = async (folder: string, merchant: string): Promise<string> =>
  (await readLiveFile(await generationOf(folder), merchant, 'taken-back.json')) ?? '{}';

/** The service worker of a merchant's live shell; undefined if it has none. */
export const readServiceWorker = async (folder: string, merchant: string): Promise<string | undefined> =>
  readLiveFile(await generationOf(folder), merchant, 'sw.js');

/** Escapes JSON for a script element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/**
 * Replaces the document's include directives (nginx does the same by SSI).
 *
 * @param blocks data, as JSON
 * @param markup what stands in the document as it is
 */
export function fill(
  html: string,
  blocks: Readonly<Record<string, string>>,
  markup: Readonly<Record<string, string>> = {},
): string {
  return html.replace(/<!--# include virtual="([^"]+)" -->/g, (directive, address: string) => {
    const block = blocks[address];
    return block === undefined ? (markup[address] ?? directive) : inScript(block);
  });
}

/** Resolves the document's conditions (nginx does the same by SSI); an unknown name is false. */
export function choose(html: string, conditions: Readonly<Record<string, boolean>>): string {
  const branches = /<!--# if expr="\$(\w+)" -->(.*?)<!--# else -->(.*?)<!--# endif -->/gs;
  return html.replace(branches, (_, name: string, yes: string, no: string) => (conditions[name] ? yes : no));
}
