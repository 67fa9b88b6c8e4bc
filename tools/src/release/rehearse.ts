import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedParts } from './live';
import { readUnsigned } from './log';
import { forget } from './log-memory';
import { folderName } from './pinned';
import { settling } from './releases';

/** All of a host that commands change, but for releases: log, trust, and what is live. */
const COPIED = ['log', '.trust', 'live', '.generations', '.documents'];

/** A folder with a link to each release of a part. A release that is published, replaced or deleted there is none of the host. */
function linkReleases(from: string, to: string): void {
  mkdirSync(to);
  for (const version of readdirSync(from)) symlinkSync(path.join(from, version), path.join(to, version));
}

/**
 * Runs a change on a copy of the host: its log and what is live, beside links to its releases. The change does all that it would do,
 * refusals included, and the host stays as it is.
 * @param within what is done around a change of a host
 * @throws what the change throws
 */
export function rehearse<T>(
  site: string,
  change: (copy: string) => T,
  within: <R>(site: string, act: () => R) => R = (copy, act) => settling(copy, act, () => undefined),
): T {
  const parts = publishedParts(readUnsigned(site)).map(folderName);
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-rehearsal-'));
  // Maps lie beside a host, and are made there.
  const copy = path.join(folder, 'site');
  mkdirSync(copy);
  try {
    for (const name of COPIED)
      if (existsSync(path.join(site, name)))
        cpSync(path.join(site, name), path.join(copy, name), { recursive: true, verbatimSymlinks: true });
    for (const part of parts) {
      const releases = path.resolve(site, part);
      if (existsSync(releases)) linkReleases(releases, path.join(copy, part));
    }
    return within(copy, () => change(copy));
  } finally {
    forget(copy);
    rmSync(folder, { recursive: true, force: true });
  }
}
