import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DatabaseAt } from '../base/db/open';
import { templateOfRun } from './template';

/**
 * An empty database of this run's engine: in memory, or on the Postgres server at TEST_ENGINE (set by `pnpm platform:postgres`).
 *
 * @throws an error when TEST_ENGINE is anything else, so that no run passes on the wrong engine
 */
export async function ownDatabase(): Promise<DatabaseAt> {
  const engine = process.env['TEST_ENGINE'];
  if (engine === undefined) {
    const from = await templateOfRun();
    return { memory: true, ...(from === undefined ? {} : { from }) };
  }
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
