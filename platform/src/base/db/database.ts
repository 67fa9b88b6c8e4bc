import type { ReadLag } from '@foyer/shared/contract';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database, or a transaction on it; both engines run the same queries. Inside a transaction use its handle only. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What a replica is logged to. */
export interface ReplicaLog {
  info(what: object, text: string): void;
  warn(what: object, text: string): void;
  error(what: object, text: string): void;
}

/** A second server that replays what the first one writes, and answers reads alone (decision 47). */
export interface Replica {
  readonly db: Db;
  /**
   * Reads from the replica when that may answer, else from the first. What goes wrong on the replica is logged, and the first is
   * asked; so it is after a refusal, which may be of something that is not there yet.
   */
  read<T>(lag: ReadLag, work: (db: Db) => Promise<T> | T, log: ReplicaLog): Promise<T>;
  /** Begins to look after the replica; until then the first answers everything. Says when it falls out and comes back. */
  watch(log: ReplicaLog): void;
  close(): Promise<void>;
}

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
