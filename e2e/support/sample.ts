import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { endsWithParent } from '../../tools/src/start/ends-with-parent';
import { workspace } from './release';

const SAMPLE = path.join(workspace, 'docs', 'guides', 'sample-back-end', 'server.mjs');

/** Starts the sample back end on a free port, with the releases of a folder. */
export async function startSample(folder: string): Promise<{ origin: string; stop: () => void }> {
  const sample = spawn(process.execPath, [...endsWithParent, SAMPLE, folder, '0'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!sample.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: sample.stdout }))
    return { origin: new URL(line).origin, stop: () => sample.kill() };
  throw new Error('the sample of a back end ended without saying where it listens');
}
