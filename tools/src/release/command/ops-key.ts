import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WrongUse } from '../wrong-use';

/**
 * The key of the operations, as the platform itself gets it: `OPS_KEY_FILE`, `OPS_KEY`, or what `pnpm start` keeps in its folder.
 *
 * @param why what needs the key of the operations, as the beginning of a sentence that names them
 * @throws when there is none
 */
export function opsKey(why: string, dataDir = process.env['DATA_DIR']): string {
  const started = dataDir === undefined ? undefined : path.join(dataDir, 'ops-key');
  const file = process.env['OPS_KEY_FILE'] || undefined;
  const given = file === undefined ? process.env['OPS_KEY'] : readFileSync(file, 'utf8');
  const kept = !given && started !== undefined && existsSync(started) ? readFileSync(started, 'utf8') : given;
  const key = kept?.trim() ?? '';
  if (key === '') throw new WrongUse(`${why}: give their key in OPS_KEY or OPS_KEY_FILE.`);
  return key;
}
