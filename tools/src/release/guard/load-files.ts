import { integrityOf } from '../../build/release-info';
import type { PinnedRelease } from '../pinned';

const WAIT_MS = 20_000;
const AT_ONCE = 6;
/** Files that no visitor loads by their names: the documents of a shell are derived from it. */
const isLoaded = (file: string): boolean => !file.endsWith('.html');

async function problemOf(address: string, path: string, hash: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL(path, address), { signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' });
    if (!answer.ok) return `${path} is answered with ${answer.status}`;
    return integrityOf(Buffer.from(await answer.arrayBuffer())) === hash
      ? undefined
      : `${path} is not as it was published`;
  } catch (error) {
    return `${path} does not come (${error instanceof Error ? error.message : String(error)})`;
  }
}

/**
 * Loads every file of a release by the address that visitors use, and compares it with its hash in the log.
 * @param address of the site, e.g. `https://shop.example`
 * @returns what is wrong with the first file that does not come as it was published; undefined when all do
 */
export async function wrongFile(
  address: string,
  { info: { name, version }, files, hashOf }: Pick<PinnedRelease, 'info' | 'files' | 'hashOf'>,
): Promise<string | undefined> {
  const wanted = files.filter(isLoaded);
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const found = await Promise.all(
      wanted.slice(at, at + AT_ONCE).map((file) => problemOf(address, `/${name}/${version}/${file}`, hashOf(file))),
    );
    const problem = found.find((each) => each !== undefined);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
