import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { platformFolder } from './folder';
import { startPooler } from './pooler';

export interface TestPostgres {
  /** URL of the server's first database. */
  readonly url: string;
  /** Creates an empty database and returns its URL. */
  freshDatabase(): Promise<string>;
  /** Starts a server that replays this one. */
  openReplica(): Promise<TestReplica>;
  close(): Promise<void>;
}

interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server in a process of its own, from the binaries of the packages. */
async function startPostgres(args: readonly string[] = []): Promise<Started> {
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

/** Starts a Postgres server; behind a pooler when TEST_POOLER is set. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const { url, stop } = await startPostgres();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const pooler = process.env['TEST_POOLER'] === undefined ? undefined : await startPooler(url);
  const reached = pooler?.through(url) ?? url;
  let made = 0;
  return {
    url: reached,
    freshDatabase: async () => {
      const name = `test_${++made}`;
      await admin.query(`create database ${name}`);
      return reached.replace(/[^/]*$/, name);
    },
    openReplica: async () => {
      const replica = await startPostgres(['--replays', url]);
      return {
        of: (database) => replica.url.replace(/[^/]*$/, new URL(database).pathname.slice(1)),
        close: replica.stop,
      };
    },
    close: async () => {
      await pooler?.close();
      await admin.end();
      await stop();
    },
  };
}
