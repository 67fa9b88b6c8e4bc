import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorCode } from '../error-code';
import type { OpenedDatabase } from './database';
import { migrationsFolder } from './migrations';
import * as schema from './schema';

/** Any number that no other program locks in the same database. */
const MIGRATION_LOCK = 734_902_118;
const CONNECTIONS = 16;
const CONNECT_MS = 10_000;

/** Nothing answers under DATABASE_URL, or it does not let us in; the password is not shown. */
export class DatabaseUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const reason = errorCode(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    super(`The database ${pathname.slice(1)} at ${host} cannot be opened (${reason}). Check DATABASE_URL.`, { cause });
    this.name = 'DatabaseUnreachable';
  }
}

/** Opens a Postgres server; several instances may start at once, one of them migrates and the others wait for it. */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  await migrateUnderLock(url);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_MS });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: drizzle(pool, { schema }), kind: 'postgres', close: () => pool.end() };
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachable(url, error);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}
