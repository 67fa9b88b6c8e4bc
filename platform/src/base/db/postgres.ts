import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorCode } from '../refusals/error-code';
import type { OpenedDatabase } from './database';
import { migrationsFolder } from './migrations';
import { type Limits, poolOf } from './pool';
import { openReplica, type ReplicaAt } from './replica';
import type { DatabaseRoles } from './roles';
import * as schema from './schema';

/** A Postgres server: its URL for requests, with URLs for jobs and migrations where they use other roles. */
export interface PostgresAt extends DatabaseRoles {
  readonly url: string;
  /** A server that replays this one and answers reads alone; without it this one answers everything. */
  readonly replica?: ReplicaAt;
}

/** One server under its three roles. */
export type InRoles = Required<Omit<PostgresAt, 'replica'>>;

/** Advisory lock of migrations: any number that no other program locks in the same database. */
const MIGRATION_LOCK = 734_902_118;
const CONNECT_MS = 10_000;

/** The database cannot be reached or refuses the log-in; the message leaves the password out. */
export class DatabaseUnreachable extends Error {
  constructor(url: string, variable: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const reason = errorCode(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    super(`The database ${pathname.slice(1)} at ${host} cannot be opened (${reason}). Check ${variable}.`, { cause });
    this.name = 'DatabaseUnreachable';
  }
}

export const requestLimits: Limits = { connections: 16, statement: 8_000, lock: 5_000, idleTransaction: 10_000 };
export const jobLimits: Limits = { connections: 4, statement: 60_000, lock: 5_000, idleTransaction: 60_000 };

/** Opens a Postgres server. Of several instances that start at once, one migrates while the others wait. */
export async function openPostgres({ url, jobsUrl, migrationUrl, replica: at }: PostgresAt): Promise<OpenedDatabase> {
  if (migrationUrl === undefined) await migrateUnderLock(url, 'DATABASE_URL');
  else await migrateUnderLock(migrationUrl, 'DATABASE_MIGRATION_URL');
  const [requests, jobs] = [poolOf(url, requestLimits), poolOf(jobsUrl ?? url, jobLimits)];
  const db = drizzle(requests, { schema });
  const replica = at && openReplica(at, db);
  return {
    db,
    ...(replica && { replica }),
    jobs: drizzle(jobs, { schema }),
    kind: 'postgres',
    close: async () => {
      await replica?.close();
      await Promise.all([requests.end(), jobs.end()]);
    },
  };
}

async function migrateUnderLock(url: string, variable: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachable(url, variable, error);
  }
  try {
    // One transaction, so that a pooler keeps it on one connection. The migrator's own ends it, and with it the lock.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
