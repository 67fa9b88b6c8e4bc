import type { OpenedDatabase } from './database';
import { openPglite } from './pglite';
import { openPostgres, type PostgresAt } from './postgres';

export type DatabaseAt = PostgresAt | { readonly dataDir: string } | { readonly memory: true };

/**
 * Opens the database and migrates it to the newest schema.
 *
 * @param at a Postgres server by URL, or an embedded one in a folder or in memory
 * @throws DataFolderTaken when another process holds the folder, DatabaseUnreachable when the server refuses the connection
 */
export function openDatabase(at: DatabaseAt): Promise<OpenedDatabase> {
  if ('url' in at) return openPostgres(at);
  return openPglite('dataDir' in at ? at.dataDir : undefined);
}
