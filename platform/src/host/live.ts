import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstAddress } from '@foyer/shared/remote';

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
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

/**
 * Reads what is live for a merchant: its overlay, else the base. Reads on every request, so that promote and rollback take
 * effect without a restart. Undefined before the first release.
 */
export async function readLive(folder: string, merchant: string, pathname: string): Promise<Live | undefined> {
  const of = (name: string) =>
    readFirst(channelsOf(merchant).map((channel) => path.join(folder, 'live', channel, name)));
  const [html, discovery, first] = await Promise.all([
    of('index.html'),
    of('discovery.json'),
    readFirstFiles(folder, merchant, firstAddress(pathname)),
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
  if (firstAddress(address.replace(/^\/first|\.json$/g, '')) !== address) throw new Error('no address of first files');
  const names = [address, firstAddress('/other')];
  const files = channelsOf(merchant).flatMap((channel) =>
    names.map((name) => path.join(folder, 'live', channel, name)),
  );
  return (await readFirst(files)) ?? '{}';
}

/** The service worker of a merchant's live shell; undefined if it has none. */
export const readServiceWorker = (folder: string, merchant: string): Promise<string | undefined> =>
  readFirst(channelsOf(merchant).map((channel) => path.join(folder, 'live', channel, 'sw.js')));

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
