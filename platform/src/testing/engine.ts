import type { OpenedDatabase } from '../base/db/database';
import { openDatabase } from '../base/db/open';
import { openTestPostgres } from './postgres';
import { templateOfRun } from './template';

/**
 * Opens an empty database of this run's engine, which is gone when closed: in memory, or on the run's Postgres server with
 * TEST_ENGINE=postgres.
 *
 * @throws an error when TEST_ENGINE is anything else, so that no run passes on the wrong engine
 */
export async function openOwnDatabase(): Promise<OpenedDatabase> {
  const engine = process.env['TEST_ENGINE'];
  if (engine === undefined) return openDatabase({ memory: true, ...(await templateOfRun()) });
  if (engine !== 'postgres') throw new Error(`TEST_ENGINE is "${engine}"; it can be "postgres" or nothing`);
  const server = await openTestPostgres();
  const database = await openDatabase({ url: await server.freshDatabase() });
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.close();
    },
  };
}
