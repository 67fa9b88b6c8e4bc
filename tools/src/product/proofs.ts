import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

/** What one `proves` block of the last test run came to. */
export interface Proof {
  id: string;
  ok: boolean;
  /** Title of the test. */
  test: string;
  file: string;
}

/** Blocks of the last test run; none where no test ran since the last clean-up. */
export function readProofs(): Proof[] {
  const folder = path.join(root, 'test-results', 'proofs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Proof),
  );
}
