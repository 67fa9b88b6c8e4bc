import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseAt } from '../base/db/open';

/**
 * An empty database of the engine that this run is on: in memory, or a new one on the Postgres server whose address stands in
 * TEST_ENGINE (`pnpm platform:postgres` sets it).
 *
 * @throws an error when TEST_ENGINE names anything else, so that no run passes on an engine it did not ask for
 */
export async function ownDatabase(): Promise<DatabaseAt> {
  const engine = process.env['TEST_ENGINE'];
  if (engine === undefined) return { memory: true };
  if (!engine.startsWith('postgres://'))
    throw new Error(`TEST_ENGINE is "${engine}"; it should begin with postgres://`);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: engine });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  const url = new URL(engine);
  url.pathname = name;
  return { url: url.href };
}
