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
  close(): Promise<void>;
}

/** Starts a Postgres server from the binaries of the packages; behind a pooler when TEST_POOLER is set. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const script = path.join(platformFolder, 'src/testing/postgres-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: platformFolder });
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const exit = once(child, 'exit');
  const url = await Promise.race([
    once(child.stdout, 'data').then(([line]) => String(line).trim()),
    exit.then(([code]) => {
      throw new Error(`The Postgres server for this test did not start (exit code ${String(code)}).\n${said.join('')}`);
    }),
  ]);
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
    close: async () => {
      await pooler?.close();
      await admin.end();
      child.stdin.end();
      await exit;
    },
  };
}
