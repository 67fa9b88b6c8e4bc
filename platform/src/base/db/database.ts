import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Replica } from './replica';
import type * as schema from './schema';

/** The database, or a transaction on it; both engines run the same queries. Inside a transaction use its handle only. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  /** For requests: long statements are cancelled, so that none holds a connection or a row for ever. */
  readonly db: Db;
  /** For jobs and seeds, which may take longer; the same as `db` on an engine with one connection. */
  readonly jobs: Db;
  /** Answers reads that may be old, where one is named. */
  readonly replica?: Replica;
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}
