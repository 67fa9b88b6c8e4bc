import type { OpenedDatabase } from '../base/db/database';
import { openDatabase } from '../base/db/open';
import { openTestPostgres } from './postgres';
import { templateOfRun } from './template';
import { withoutLimits } from './without-limits';

/**
 * Opens an empty database of this run's engine, which is gone when closed: on the run's Postgres server, or in memory with
 * TEST_ENGINE=embedded.
 *
 * @throws an error when TEST_ENGINE is anything else, so that no run passes on the wrong engine
 */
export async function openOwnDatabase(): Promise<OpenedDatabase> {
  const engine = process.env['TEST_ENGINE'];
  if (engine === 'embedded') return openDatabase({ memory: true, ...(await templateOfRun()) });
  if (engine !== undefined) throw new Error(`TEST_ENGINE is "${engine}"; it can be "embedded" or nothing`);
  const server = await openTestPostgres();
  const database = await openDatabase({ url: withoutLimits(await server.freshDatabase()) });
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.close();
    },
  };
}
