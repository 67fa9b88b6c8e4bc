import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { errorCode } from '../refusals/error-code';

/** Age at which an unrenewed lock is free. PGlite may block its process from renewing for some seconds. */
const STALE_MS = 10_000;
/** The same when the holder is known to be dead. */
const SHORTEST_STALE_MS = 2_000;
/** The same while a process with the holder's id runs; the id may belong to another process by now. */
const LONGEST_STALE_MS = 600_000;
const staleAfter = { dead: SHORTEST_STALE_MS, unknown: STALE_MS, alive: LONGEST_STALE_MS } as const;

/** The folder is open in another process; two processes on one folder would lose data silently. */
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
 * Locks the folder for this process.
 *
 * A killed holder leaves its lock behind. The lock is replaced once it is unrenewed for two seconds if the holder is known to
 * be dead, ten seconds if that cannot be known (another machine or container), ten minutes if its process runs.
 *
 * @returns the function that unlocks the folder
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
    // No file, or one cut short by a crash: the holder is unknown.
    return undefined;
  }
}

function fateOf(holder: Holder | undefined): 'alive' | 'dead' | 'unknown' {
  // A process of another machine cannot be asked; our own id may be that of an earlier run in the same container.
  if (holder === undefined || holder.host !== hostname() || holder.pid === process.pid) return 'unknown';
  try {
    process.kill(holder.pid, 0);
    return 'alive';
  } catch (error) {
    return errorCode(error) === 'ESRCH' ? 'dead' : 'alive';
  }
}
