import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, type LogHead } from '@foyer/shared/trust';
import { headOf } from './log-file';

/** Where the key may be mounted to be read only. */
const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];

/** The file beside the online key that has the log of a host as that key signed for it last; undefined where no key is named. */
function fileFor(site: string): string | undefined {
  const key = process.env['RELEASE_ONLINE_KEY'];
  if (!key || !existsSync(site)) return undefined;
  const name = hashOf(realpathSync(site))
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(6, 22);
  return path.join(`${path.resolve(key)}.seen`, `${name}.json`);
}

/**
 * The log of a host as it was when the online key signed last on this machine: who holds the host can put an older one back, log and
 * statement together, but not what lies beside the key (decision 98).
 */
export function rememberedHead(site: string): { readonly file: string; readonly head: LogHead } | undefined {
  const file = fileFor(site);
  if (file === undefined || !existsSync(file)) return undefined;
  const { bytes, hash } = JSON.parse(readFileSync(file, 'utf8')) as LogHead;
  return { file, head: { bytes, hash } };
}

/** Keeps the log as it is now beside the online key, where that can be written; `verify` says where nothing is kept. */
export function remember(site: string): void {
  const file = fileFor(site);
  if (file === undefined) return;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.tmp`, `${JSON.stringify({ site: realpathSync(site), ...headOf(site) })}\n`);
    renameSync(`${file}.tmp`, file);
  } catch (error) {
    if (!READ_ONLY.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Forgets a host that is gone, such as the copy of a rehearsal. */
export function forget(site: string): void {
  const file = fileFor(site);
  if (file !== undefined) rmSync(file, { force: true });
}
