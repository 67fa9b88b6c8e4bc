import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../base/db/migrations';

/** Less to read and to clear each time a copy is opened: small write-ahead files and buffers, and no templates of databases. */
const SEGMENTS = ['--wal-segsize=1'];
const SMALL = [
  `alter system set shared_buffers = '8MB'`,
  `alter system set min_wal_size = '2MB'`,
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

/**
 * The files of an empty, migrated database. Opening a copy takes a small part of the time that the migrations take.
 *
 * @param folder where one is kept for all runs that have the same migrations
 * @returns the path of the archive
 */
export async function makeTemplate(folder: string): Promise<string> {
  const file = path.join(folder, `database-${versionOf()}.tar`);
  if (existsSync(file)) return file;
  const client = await PGlite.create({ initDbStartParams: SEGMENTS });
  try {
    await migrate(drizzle(client), { migrationsFolder });
    // One by one, since none of them may stand in a transaction.
    for (const statement of SMALL) await client.exec(statement);
    const archive = await client.dumpDataDir('none');
    mkdirSync(folder, { recursive: true });
    // Renamed at once, so that another run never reads half of it.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()));
    renameSync(unfinished, file);
  } finally {
    await client.close();
  }
  return file;
}

/** The template of this run, which its set-up made; without one, tests migrate their databases themselves. */
export async function templateOfRun(): Promise<{ from?: Blob }> {
  const file = process.env['TEST_TEMPLATE'];
  return file === undefined ? {} : { from: await openAsBlob(file) };
}

function versionOf(): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, SEGMENTS, SMALL]));
  hash.update(readFileSync(require.resolve('@electric-sql/pglite')));
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
