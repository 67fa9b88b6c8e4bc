import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { errorCode } from '../refusals/error-code';

/** A lock that was not renewed for this long belongs to nobody; PGlite may keep its process from renewing for a while. */
const STALE_MS = 10_000;
/** The same for a holder that is known to be dead. */
const SHORTEST_STALE_MS = 2_000;
/**
 * The same for a holder whose process is there: however busy it is, its folder is its own. Its number may have gone to
 * another process since, so this does not last for ever.
 */
const LONGEST_STALE_MS = 600_000;
const staleAfter = { dead: SHORTEST_STALE_MS, unknown: STALE_MS, alive: LONGEST_STALE_MS } as const;

/** The folder is open in another process: two on one folder would lose data without an error. */
export class DataFolderTaken extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running platform. Stop that one, or choose another folder with DATA_DIR, or share one Postgres server with DATABASE_URL.`,
    );
    this.name = 'DataFolderTaken';
  }
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/**
 * Takes the folder for this process alone.
 *
 * A holder that was killed leaves its lock behind: it is replaced when it was not renewed for two seconds if its holder is
 * known to be dead, for ten if the holder cannot be asked (another machine or container), for ten minutes if its process is
 * there.
 *
 * @returns the function that gives the folder back
 * @throws DataFolderTaken when its holder is alive
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const holderFile = path.join(folder, 'holder.json');
  const lockfilePath = path.join(folder, 'lock');
  const fate = fateOf(readHolder(holderFile));
  try {
    const release = await lock(folder, {
      lockfilePath,
      realpath: false,
      stale: staleAfter[fate],
      update: SHORTEST_STALE_MS / 2,
      retries: fate === 'alive' ? 0 : { retries: 12, minTimeout: 1_000, maxTimeout: 1_000 },
    });
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
    return release;
  } catch (error) {
    if (errorCode(error) === 'ELOCKED') throw new DataFolderTaken(folder);
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('host' in value)) return undefined;
    return typeof value.pid === 'number' && typeof value.host === 'string'
      ? { pid: value.pid, host: value.host }
      : undefined;
  } catch {
    // No file, or one cut short by a crash: nothing is known about the holder.
    return undefined;
  }
}

function fateOf(holder: Holder | undefined): 'alive' | 'dead' | 'unknown' {
  // A process of another machine cannot be asked; our own number may be that of a container's earlier life.
  if (holder === undefined || holder.host !== hostname() || holder.pid === process.pid) return 'unknown';
  try {
    process.kill(holder.pid, 0);
    return 'alive';
  } catch (error) {
    return errorCode(error) === 'ESRCH' ? 'dead' : 'alive';
  }
}
