import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { withoutLimits } from '../../../platform/src/testing/without-limits';
import { root } from '../paths';

/**
 * Runs `work` with one Postgres server for all runs of the tests that it makes.
 * @throws when the server does not start
 */
export async function withPostgres<T>(work: () => Promise<T>): Promise<T> {
  const args = ['--import', 'tsx', 'src/testing/postgres-server.ts', '--migrated'];
  const stdio = ['pipe', 'pipe', 'ignore'] as const;
  const server = spawn(process.execPath, args, { cwd: path.join(root, 'platform'), stdio: [...stdio] });
  const ended = once(server, 'exit');
  const url = await Promise.race([once(server.stdout, 'data').then(String), ended.then(() => undefined)]);
  if (url === undefined) throw new Error('The Postgres server for the tests did not start');
  process.env['TEST_POSTGRES'] = withoutLimits(url.trim());
  try {
    return await work();
  } finally {
    delete process.env['TEST_POSTGRES'];
    server.stdin.end();
    await ended;
  }
}
