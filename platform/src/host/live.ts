import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is live for one merchant: the document of the shell and the discovery document. */
export interface Live {
  html: string;
  discovery: string;
}

async function readFirst(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return undefined;
}

/**
 * Reads what is live for a merchant: its own channel where there is one, else the base. Read anew for every request, so that
 * a promotion or a rollback shows at once and nothing has to be restarted. Undefined when nothing was released yet.
 */
export async function readLive(folder: string, merchant: string): Promise<Live | undefined> {
  const of = (name: string) => readFirst([merchant, 'base'].map((channel) => path.join(folder, 'live', channel, name)));
  const [html, discovery] = await Promise.all([of('index.html'), of('discovery.json')]);
  return html === undefined || discovery === undefined ? undefined : { html, discovery };
}

/** The service worker of the shell that is live for a merchant; undefined where it has none. */
export const readServiceWorker = (folder: string, merchant: string): Promise<string | undefined> =>
  readFirst([merchant, 'base'].map((channel) => path.join(folder, 'live', channel, 'sw.js')));

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
