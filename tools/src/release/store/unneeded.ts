import { atOnce } from './at-once';
import type { Brought } from './bring';
import type { Bucket } from './bucket';
import { KEPT, type State } from './state';
import { releaseOf, treesOf } from './trees';

/** For so long an object that nothing names may be of a command that still runs. */
const BEGUN_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the files of releases that a change took away, and what is over a day old and named by nothing: objects of former states and
 * of commands that were ended. No command can come to need them again, since each writes objects of its own.
 */
export async function removeUnneeded(
  bucket: Bucket,
  { listing }: Brought,
  state: State,
  gone: readonly string[],
): Promise<void> {
  const named = new Set(Object.values(state.files));
  const isLeft = (key: string): boolean => {
    if (key.startsWith(KEPT)) return !named.has(key);
    const release = treesOf('')
      .map((tree) => releaseOf(tree, key))
      .find((each) => each !== undefined);
    return release !== undefined && !state.releases.includes(release);
  };
  const old = [...listing].flatMap(([key, { at }]) => (Date.now() - at > BEGUN_MS && isLeft(key) ? [key] : []));
  await atOnce(new Set([...gone, ...old]), (key) => bucket.remove(key));
}
