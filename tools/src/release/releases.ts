import { mkdirSync } from 'node:fs';
import lockfile from 'proper-lockfile';
import { takenBack } from './back';
import { checkFit } from './gate';
import { historyOf, liveRelease } from './live';
import { type Decision, readLog, type Signed } from './log';
import { folderName, openRelease } from './pinned';
import { decide, type Say, settle } from './settle';
import { experimentOn, sharesOf } from './variants';

/**
 * A change blocks its process and cannot refresh the lock. On a busy machine compressing a shell may take longer than the
 * default ten seconds after which a lock counts as abandoned. Waiting processes wait longer than that.
 */
const lock = { stale: 30_000, retries: { retries: 150, minTimeout: 50, maxTimeout: 400 } };

/** Runs one thing at a time on a site folder, across processes. */
export async function withLock<T>(site: string, act: () => T | Promise<T>): Promise<T> {
  mkdirSync(site, { recursive: true });
  const release = await lockfile.lock(site, lock);
  try {
    return await act();
  } finally {
    await release();
  }
}

/** Settles a host, if it can be: a change may be what puts a damaged release right. @returns why it cannot be */
function trySettle(site: string, say: Say): string | undefined {
  try {
    settle(site, say);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Runs a change of a locked host. What an earlier command left undone is done first (decision 68).
 * @param say also told why what is live cannot be made anew
 */
export function settling<T>(site: string, change: () => T, say: Say): T {
  const before = trySettle(site, say);
  const changed = change();
  const after = before === undefined ? undefined : trySettle(site, say);
  if (after !== undefined) say(`What is live stays as it was: ${after}`);
  return changed;
}

/** Runs one change of a site folder at a time, across processes, as `settling` does. */
export function withSite<T>(site: string, change: () => T, say: Say = () => undefined): Promise<T> {
  return withLock(site, () => settling(site, change, say));
}

const divided = (shares: object = {}): boolean => Object.keys(shares).length > 0;

/** A release of a part. */
export interface OfPart {
  readonly part: string;
  readonly version: string;
}

/**
 * Makes published releases live for all visitors of a channel, all in one moment. Ends their experiments.
 * @throws when a part is named twice, when a release was never published, is not as it was published (decision 0021) or claims another
 * remote's path, or when a shell and a remote of a channel would not fit (decision 70)
 */
export function promoteTogether(site: string, wanted: readonly OfPart[], channel = 'base', signed: Signed = {}): void {
  const twice = wanted.find(({ part }, at) => wanted.findIndex((each) => each.part === part) !== at);
  if (twice !== undefined)
    throw new Error(`${twice.part} is named twice: only one release of it can be live. Nothing was done.`);
  const log = readLog(site);
  for (const { part, version } of wanted) openRelease(site, log, part, version).check();
  const decisions = wanted
    .filter(({ part, version }) => {
      // A merchant that follows the base has decided nothing: the base may move on, and the merchant was told that this one is live.
      const isLive = historyOf(log, part, folderName(channel)).at(-1) === version;
      return !isLive || divided(sharesOf(log, part, channel)) || experimentOn(log, part, channel) !== undefined;
    })
    .map(({ part, version }) => ({ kind: 'promote', part, version, channel, by: 'hand', ...signed }) as const);
  if (decisions.length === 0) {
    settle(site);
    return;
  }
  checkFit(site, log, decisions);
  decide(site, ...decisions);
}

/**
 * Makes a published release live for all, without a person who asked for it: as `start` and the containers do. Parts of one state
 * of the sources come one after the other, so that a shell and a remote need not fit before the last one.
 * @throws as `promoteTogether`, but for what does not fit
 */
export function promoteUnasked(site: string, part: string, version: string): void {
  openRelease(site, readLog(site), part, version).check();
  decide(site, { kind: 'promote', part, version, channel: 'base', by: 'start' });
}

/** `promoteTogether` for one release. */
export const promote = (site: string, part: string, version: string, channel = 'base'): void =>
  promoteTogether(site, [{ part, version }], channel);

/**
 * Takes back the last decision: ends an experiment, else returns to the previous release or to `to`. A merchant without an
 * earlier release of its own follows the base again.
 * @returns the version that is live now
 * @throws when that release is not as it was published
 */
export function rollback(site: string, part: string, channel = 'base', to?: string, signed: Signed = {}): string {
  const log = readLog(site);
  const decision: Decision | undefined =
    to === undefined ? takenBack(log, part, channel) : { kind: 'rollback', part, version: to, channel };
  if (decision === undefined) throw new Error(`${part} has no earlier release on ${channel}: name one with --to`);
  decide(site, { ...decision, ...signed });
  return liveRelease(readLog(site), part, channel)?.version ?? '';
}
