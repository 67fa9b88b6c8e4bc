import path from 'node:path';
import { startPostgres } from '../platform/src/testing/postgres';
import { makeTemplate } from '../platform/src/testing/template';
import { buildStudioPage } from '../tools/src/build/studio-page';

/**
 * Makes what all tests of the platform share: the studio's page, which they serve as built, a Postgres server unless
 * TEST_POSTGRES names one, and with TEST_ENGINE=embedded the files of a migrated database in memory.
 */
export default async function before(): Promise<void> {
  const embedded = process.env['TEST_ENGINE'] === 'embedded';
  const [server, template] = await Promise.all([
    process.env['TEST_POSTGRES'] === undefined ? startPostgres(['--migrated']) : undefined,
    embedded ? makeTemplate(path.join(import.meta.dirname, '..', '.cache', 'test')) : undefined,
    buildStudioPage(),
  ]);
  if (template !== undefined) process.env['TEST_TEMPLATE'] = template;
  if (server === undefined) return;
  process.env['TEST_POSTGRES'] = server.url;
  globalThis.endTestPostgres = server.stop;
}
