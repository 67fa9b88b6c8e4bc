import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { platformFolder } from '../folder';

/** Sends ten thousand new inputs to every call; FUZZ_RUNS and FUZZ_SEED set them, arguments go to Jest (`-t login`). */
async function main(): Promise<void> {
  const root = path.dirname(platformFolder);
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { FUZZ_RUNS = '10000', FUZZ_SEED = String(randomInt(2 ** 31)) } = process.env;
  const child = spawn(
    process.execPath,
    [
      jest,
      'platform/src/testing/fuzz/fuzz.test.ts',
      '--runInBand',
      '--selectProjects',
      'node',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_RUNS, FUZZ_SEED } },
  );
  const [code] = await once(child, 'exit');
  process.exitCode = code === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
