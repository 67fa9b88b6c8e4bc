import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database, or a transaction on it: the same queries run on both engines. Inside a transaction use only its own handle. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  /** For requests: a statement that takes long is given up, so that none holds a connection or a row for ever. */
  readonly db: Db;
  /** For jobs and the seeds, which may take longer; the same as `db` where there is one connection alone. */
  readonly jobs: Db;
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}
