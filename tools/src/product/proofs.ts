import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

/** Result of one `proves` block in the last test run. */
export interface Proof {
  id: string;
  ok: boolean;
  test: string;
  file: string;
}

/** The proofs of the last test run; empty without one. */
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
