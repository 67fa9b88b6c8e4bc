import { addressOf } from '@foyer/shared/remote';
import { integrityOf } from '../../build/release-info';
import type { PinnedRelease } from '../pinned';
import { type Answered, getFile, inTurn } from './get-file';

/** Files that no visitor loads by their names: the documents of a shell are derived from it. */
const isLoaded = (file: string): boolean => !file.endsWith('.html');

/** What browsers demand of a file of another origin, which they check by its hash. */
function refusedByBrowsers(file: string, { headers }: Answered): string | undefined {
  if (headers.get('access-control-allow-origin') !== '*') return 'comes without "Access-Control-Allow-Origin: *"';
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? 'no type';
  if (file.endsWith('.js') && !/^(?:text|application)\/javascript$/.test(type))
    return `comes as ${type}, not as script`;
  if (file.endsWith('.css') && type !== 'text/css') return `comes as ${type}, not as stylesheet`;
  return undefined;
}

/**
 * Loads every file of a release by the address that visitors use, and compares it with its hash in the log. One at another origin is also
 * looked at as browsers do that (decision 95).
 * @param site its address, e.g. `https://shop.example`
 * @returns what is wrong with the first file that does not come as it was published; undefined when all do
 */
export async function wrongFile(
  site: string,
  { info, files, hashOf }: Pick<PinnedRelease, 'info' | 'files' | 'hashOf'>,
): Promise<string | undefined> {
  const problemOf = async (file: string): Promise<string | undefined> => {
    const address = addressOf(info, file);
    try {
      const answer = await getFile(new URL(address, site));
      if (integrityOf(answer.bytes) !== hashOf(file)) return `${address} is not as it was published`;
      const problem = info.address === undefined ? undefined : refusedByBrowsers(file, answer);
      return problem && `${address} ${problem}`;
    } catch (error) {
      return `${address} ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  const found = await inTurn(files.filter(isLoaded), problemOf);
  return found.find((each) => each !== undefined);
}
