import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { firstAddress } from '@foyer/shared/remote';

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

/**
 * Reads what is live for a merchant: its overlay, else the base. Reads on every request, so that promote and rollback take
 * effect without a restart. Undefined before the first release.
 */
export async function readLive(folder: string, merchant: string, pathname: string): Promise<Live | undefined> {
  const generation = await generationOf(folder);
  const [html, discovery, first] = await Promise.all([
    readLiveFile(generation, merchant, 'index.html'),
    readLiveFile(generation, merchant, 'discovery.json'),
    firstFilesIn(generation, merchant, firstAddress(pathname)),
  ]);
  return html === undefined || discovery === undefined ? undefined : { html, discovery, first };
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

/** The service worker of a merchant's live shell; undefined if it has none. */
export const readServiceWorker = async (folder: string, merchant: string): Promise<string | undefined> =>
  readLiveFile(await generationOf(folder), merchant, 'sw.js');

/** Escapes JSON for a script element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** Replaces the document's include directives by data blocks (nginx does the same by SSI). */
export function fill(html: string, blocks: Readonly<Record<string, string>>): string {
  return html.replace(/<!--# include virtual="([^"]+)" -->/g, (directive, address: string) => {
    const block = blocks[address];
    return block === undefined ? directive : inScript(block);
  });
}

/** Resolves the document's conditions (nginx does the same by SSI); an unknown name is false. */
export function choose(html: string, conditions: Readonly<Record<string, boolean>>): string {
  const branches = /<!--# if expr="\$(\w+)" -->(.*?)<!--# else -->(.*?)<!--# endif -->/gs;
  return html.replace(branches, (_, name: string, yes: string, no: string) => (conditions[name] ? yes : no));
}
