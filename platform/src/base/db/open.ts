import type { OpenedDatabase } from './database';
import { openPglite } from './pglite';
import { openPostgres, type PostgresAt } from './postgres';

export type DatabaseAt = PostgresAt | { readonly dataDir: string } | InMemory;

interface InMemory {
  readonly memory: true;
  /** An archive of the files that it begins with; by default it is empty. */
  readonly from?: Blob;
}

/**
 * Opens the database and migrates it to the newest schema.
 *
 * @param at a Postgres server by URL, or an embedded one in a folder or in memory
 * @throws DataFolderTaken when another process holds the folder, DatabaseUnreachable when the server refuses the connection
 */
export function openDatabase(at: DatabaseAt): Promise<OpenedDatabase> {
  if ('url' in at) return openPostgres(at);
  return 'dataDir' in at ? openPglite({ folder: at.dataDir }) : openPglite({ from: at.from });
}
