import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstAddress } from '@foyer/shared/remote';

/** What is live for one merchant: the document of the shell, the discovery document, and the files a path needs first. */
export interface Live {
  html: string;
  discovery: string;
  first: string;
}

/** Merchant codes name folders: one that could name anything else has no channel of its own. */
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
 * Reads what is live for a merchant: its own channel where there is one, else the base. Read anew for every request, so that
 * a promotion or a rollback shows at once and nothing has to be restarted. Undefined when nothing was released yet.
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
 * The files that a path needs first, as they lie beside the discovery document. A path without a list of its own has that of
 * all others; where there is none at all it is empty, and the page asks for the descriptions of its releases instead.
 *
 * @param address what `firstAddress` gives, and nothing else: it names a file
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

/** The service worker of the shell that is live for a merchant; undefined where it has none. */
export const readServiceWorker = (folder: string, merchant: string): Promise<string | undefined> =>
  readFirst(channelsOf(merchant).map((channel) => path.join(folder, 'live', channel, 'sw.js')));

/** JSON as it may stand inside of a script element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** Puts the data blocks where the document has its include directives (nginx does the same by SSI). */
export function fill(html: string, blocks: Readonly<Record<string, string>>): string {
  return html.replace(/<!--# include virtual="([^"]+)" -->/g, (directive, address: string) => {
    const block = blocks[address];
    return block === undefined ? directive : inScript(block);
  });
}

/** Keeps one branch of each condition of the document (nginx does the same by SSI); a name that is not given is false. */
export function choose(html: string, conditions: Readonly<Record<string, boolean>>): string {
  const branches = /<!--# if expr="\$(\w+)" -->(.*?)<!--# else -->(.*?)<!--# endif -->/gs;
  return html.replace(branches, (_, name: string, yes: string, no: string) => (conditions[name] ? yes : no));
}
