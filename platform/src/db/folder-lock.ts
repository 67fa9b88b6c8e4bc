import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { lock, unlock } from 'proper-lockfile';

const STALE_MS = 10_000;

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
 * A holder that was killed leaves its lock behind: one that is known to be dead is replaced at once, one that cannot be
 * asked (another machine or container) when its lock was not renewed for ten seconds.
 *
 * @returns the function that gives the folder back
 * @throws DataFolderTaken when its holder is alive
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const holderFile = path.join(folder, 'holder.json');
  const fate = fateOf(readHolder(holderFile));
  try {
    if (fate === 'dead') await unlock(folder).catch(() => undefined);
    const release = await lock(folder, {
      stale: STALE_MS,
      update: STALE_MS / 4,
      retries: fate === 'unknown' ? { retries: 12, minTimeout: 1_000, maxTimeout: 1_000 } : 0,
    });
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
    return release;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') throw new DataFolderTaken(folder);
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
    return error instanceof Error && 'code' in error && error.code === 'ESRCH' ? 'dead' : 'alive';
  }
}
