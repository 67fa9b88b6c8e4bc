import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { platformFolder } from './folder';
import { startPooler } from './pooler';

/** A Postgres server for tests. */
export interface TestPostgres {
  /** URL of the server's first database. */
  readonly url: string;
  /** Creates a database of the newest schema, without rows, and returns its URL. */
  freshDatabase(): Promise<string>;
  /** Creates a database without tables and returns its URL. */
  emptyDatabase(): Promise<string>;
  /** Drops what was created here, and ends a server that was started here. */
  close(): Promise<void>;
}

/** A server that belongs to one test file, which may change what all its databases share. */
export interface OwnPostgres extends TestPostgres {
  /** Starts a server that replays this one. */
  openReplica(): Promise<TestReplica>;
}

interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server in a process of its own, from the binaries of the packages. */
export async function startPostgres(args: readonly string[] = []): Promise<Started> {
  const script = path.join(platformFolder, 'src/testing/postgres-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: platformFolder });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const exit = once(child, 'exit');
  const url = await Promise.race([
    once(child.stdout, 'data').then(([line]) => String(line).trim()),
    exit.then(([code]) => {
      throw new Error(`The Postgres server for this test did not start (exit code ${String(code)}).\n${said.join('')}`);
    }),
  ]);
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await exit;
    },
  };
}

/** A server that replays another one, as replicas do. */
export interface TestReplica {
  /** URL of a database of the other server, on this one. */
  of(url: string): string;
  close(): Promise<void>;
}

/**
 * The Postgres server that all test files of a run share (`TEST_POSTGRES`, from Jest's set-up), for databases of one's own;
 * behind a pooler when TEST_POOLER is set. Roles, settings and replicas need `startTestPostgres`.
 *
 * @throws an error outside of a run
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const url = process.env['TEST_POSTGRES'];
  if (url === undefined)
    throw new Error('There is no Postgres server for tests here: Jest starts it (jest/node-once.ts)');
  return databasesOf(url);
}

/** Starts a Postgres server; behind a pooler when TEST_POOLER is set. */
export async function startTestPostgres(): Promise<OwnPostgres> {
  const { url, stop } = await startPostgres(['--migrated']);
  const databases = await databasesOf(url);
  return {
    ...databases,
    openReplica: async () => {
      const replica = await startPostgres(['--replays', url]);
      return {
        of: (database) => replica.url.replace(/[^/]*$/, new URL(database).pathname.slice(1)),
        close: replica.stop,
      };
    },
    close: async () => {
      await databases.close();
      await stop();
    },
  };
}

async function databasesOf(url: string): Promise<TestPostgres> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const pooler = process.env['TEST_POOLER'] === undefined ? undefined : await startPooler(url);
  const reached = pooler?.through(url) ?? url;
  const made: string[] = [];
  const create = async (template: string) => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await admin.query(`create database ${name} template ${template}`);
    made.push(name);
    const at = new URL(reached);
    at.pathname = name;
    return at.href;
  };
  return {
    url: reached,
    freshDatabase: () => create('template1'),
    emptyDatabase: () => create('template0'),
    close: async () => {
      await pooler?.close();
      for (const name of made) await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
