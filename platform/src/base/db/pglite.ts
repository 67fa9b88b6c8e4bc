import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenedDatabase } from './database';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations';
import * as schema from './schema';

interface Embedded {
  readonly folder?: string;
  readonly from?: Blob | undefined;
}

/** Opens the embedded Postgres in `folder`, or in memory without one, with the files of the archive `from`. */
export async function openPglite({ folder, from }: Embedded): Promise<OpenedDatabase> {
  const release = folder === undefined ? undefined : await lockFolder(folder);
  try {
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: path.join(folder, 'pgdata') }),
      ...(from === undefined ? {} : { loadDataDir: from }),
    });
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
