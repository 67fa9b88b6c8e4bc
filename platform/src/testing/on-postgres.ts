import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { platformFolder } from './folder';
import { openTestPostgres } from './postgres';

/** Runs all tests of the platform on a Postgres server, with `--pooled` behind a pooler; other arguments go to Jest. */
async function main(): Promise<void> {
  const root = path.dirname(platformFolder);
  const wanted = process.argv.slice(2).filter((each) => each !== '--pooled');
  // Tests that start servers of their own put a pooler before these, too.
  if (process.argv.includes('--pooled')) process.env['TEST_POOLER'] = '1';
  const postgres = await openTestPostgres();
  try {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const child = spawn(
      process.execPath,
      [jest, ...(wanted.length === 0 ? ['platform/'] : wanted), '--selectProjects', 'node'],
      { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_ENGINE: postgres.url } },
    );
    const [code] = await once(child, 'exit');
    process.exitCode = code === 0 ? 0 : 1;
  } finally {
    await postgres.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
