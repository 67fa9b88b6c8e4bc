import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from '../../paths';
import { endsWithParent } from '../../start/ends-with-parent';

/** Starts the sample of a back end on a free port; it has no releases, only calls. */
export async function startSample(): Promise<{ origin: string; stop: () => void }> {
  const file = path.join(root, 'docs/guides/sample-back-end/server.mjs');
  const child = spawn(process.execPath, [...endsWithParent, file, path.join(root, 'nowhere'), '0'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout }))
    return { origin: new URL(line).origin, stop: () => child.kill() };
  throw new Error('the sample of a back end ended without saying where it listens');
}
