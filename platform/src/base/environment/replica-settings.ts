import type { ReplicaAt } from '../db/replica';
import type { Values } from './read-values';

const LAG_SECONDS = 5;

/** Reads which server answers reads that may be old, and how old. */
export function readReplica(values: Values, databaseUrl: URL | undefined): ReplicaAt | undefined {
  const url = values.secret('DATABASE_REPLICA_URL');
  const lag = values.whole('DATABASE_REPLICA_LAG', 1, 3_600, 'seconds, from 1 to 3600');
  if (url === undefined) {
    if (lag !== undefined) values.problems.push('DATABASE_REPLICA_LAG is set, but DATABASE_REPLICA_URL is not.');
    return undefined;
  }
  if (!/^postgres(ql)?:\/\//.test(url))
    values.problems.push('DATABASE_REPLICA_URL should begin with postgres:// or postgresql://.');
  if (databaseUrl === undefined)
    values.problems.push('DATABASE_REPLICA_URL is set, but DATABASE_URL is not: the embedded database has no replica.');
  return { url, lagMs: (lag ?? LAG_SECONDS) * 1_000 };
}
