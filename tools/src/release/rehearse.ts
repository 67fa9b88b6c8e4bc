import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trustFolder } from '../trust/trust-files';
import { publishedParts } from './live';
import { readLog } from './log';
import { folderName } from './pinned';
import { withSite } from './releases';

/**
 * Runs a change on a copy of the host: its log, beside links to its releases. The change does all that it would do, refusals
 * included, and the host stays as it is.
 * @throws what the change throws
 */
export async function rehearse<T>(site: string, change: (copy: string) => T): Promise<T> {
  const parts = publishedParts(readLog(site)).map(folderName);
  const copy = mkdtempSync(path.join(tmpdir(), 'foyer-rehearsal-'));
  try {
    cpSync(path.join(site, 'log'), path.join(copy, 'log'), { recursive: true });
    // A host without trust has none to copy.
    if (existsSync(trustFolder(site))) cpSync(trustFolder(site), trustFolder(copy), { recursive: true });
    for (const part of parts) {
      const folder = path.resolve(site, part);
      if (existsSync(folder)) symlinkSync(folder, path.join(copy, part));
    }
    return await withSite(copy, () => change(copy));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
