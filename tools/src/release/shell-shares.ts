import { VISITOR_COOKIE } from '@foyer/shared/remote';
import type { LogEntry } from './log';
import { openRelease } from './pinned';

/**
 * Demands of shells that visitors are to be divided among, the live one included, that their boot scripts know the name by which the server
 * chooses their documents (decision 97).
 * @throws with the first one that was built before that, or was never published
 */
export function demandDivisible(site: string, log: readonly LogEntry[], versions: Iterable<string>): void {
  for (const version of new Set(versions)) {
    const shell = openRelease(site, log, 'shell', version);
    if (!shell.read(shell.info.entry).includes(VISITOR_COOKIE))
      throw new Error(
        `shell ${version} is from before shells were divided: it does not know who the visitor is to the server. Nothing was done.`,
      );
  }
}

const COOKIE = `${VISITOR_COOKIE}=${'0'.repeat(24)}`;

/** Whether a document comes with a name for the visitor. */
async function isNamed(address: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const answer = await fetch(new URL('/m/home', address), { headers, signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${VISITOR_COOKIE}=`));
}

/**
 * Demands that who serves the site chooses documents by the visitor: platform and edge do, and name visitors. A host of plain files does
 * not, nor does the site behind a cache that takes cookies away (decision 97).
 * @param address the site as visitors open it
 * @throws with a sentence when the site does not, or does not answer
 */
export async function demandChooser(address: string): Promise<void> {
  let chooses: boolean;
  try {
    chooses = (await isNamed(address, {})) && !(await isNamed(address, { cookie: COOKIE }));
  } catch (error) {
    throw new Error(
      `Whether ${address} chooses the shell of a visitor could not be seen: ${error instanceof Error ? error.message : String(error)}. Say with --address where visitors open the site.`,
    );
  }
  if (!chooses)
    throw new Error(
      `${address} gives everybody the same document: a host of plain files cannot divide the visitors of the shell, nor can a cache that takes cookies away. Platform and edge can. Nothing was done.`,
    );
}

/** The option of commands that may divide the visitors of the shell. */
export const SITE_ADDRESS = [
  '--address <address>',
  'for the shell: the site as visitors open it, which has to choose its documents',
] as const;
