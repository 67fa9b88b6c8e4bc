import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenedDatabase } from './database';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations';
import * as schema from './schema';

/** Opens the embedded Postgres in `folder`, or in memory without one. */
export async function openPglite(folder?: string): Promise<OpenedDatabase> {
  const release = folder === undefined ? undefined : await lockFolder(folder);
  try {
    const client = await PGlite.create(folder === undefined ? {} : { dataDir: path.join(folder, 'pgdata') });
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    return {
      db,
      jobs: db,
      kind: 'pglite',
      close: async () => {
        await client.close();
        await release?.();
      },
    };
  } catch (error) {
    await release?.();
    throw error;
  }
}
