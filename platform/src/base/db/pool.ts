import pg from 'pg';

const CONNECT_MS = 10_000;

/** Size of a connection pool, and its timeouts in milliseconds (decision 23). */
export interface Limits {
  readonly connections: number;
  readonly statement: number;
  readonly lock: number;
  /** For a transaction whose process has stopped talking. */
  readonly idleTransaction: number;
  /** For a new connection; ten seconds by default. */
  readonly connect?: number;
}

export function poolOf(connectionString: string, limits: Limits): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect ?? CONNECT_MS,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleTransaction,
  });
  // The pool replaces a dropped idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use: its statement fails and reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
