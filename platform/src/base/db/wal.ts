import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database';

interface Position {
  /** Bytes of the write-ahead log. */
  readonly position: bigint;
  /** The cluster and its database, which a copy shares. */
  readonly server: string;
}

const server = sql`(select system_identifier from pg_control_system()) || '/' || current_database()`;

async function ask(db: Db, position: SQL): Promise<Position | undefined> {
  const [row] = await db
    .select({ position: sql<string | null>`position`, server: sql<string>`server` })
    .from(sql`(select ((${position}) - '0/0'::pg_lsn)::text as position, ${server} as server) here`);
  return typeof row?.position === 'string' ? { position: BigInt(row.position), server: row.server } : undefined;
}

/** Up to where the first server has its log on the disk: everything that anybody was told is committed. */
export async function logPosition(first: Db): Promise<Position> {
  const here = await ask(first, sql`pg_current_wal_flush_lsn()`);
  if (here === undefined) throw new Error('the database has no position in its log');
  return here;
}

/**
 * Up to where a replica has replayed the log.
 *
 * @throws an error when it is no replica, or that of another server
 */
export async function replayedBy(replica: Db, of: string): Promise<bigint> {
  const there = await ask(replica, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`);
  if (there === undefined)
    throw new Error('DATABASE_REPLICA_URL names a server that replays nothing: it is no replica');
  if (there.server !== of) throw new Error('DATABASE_REPLICA_URL names a replica of another database');
  return there.position;
}
