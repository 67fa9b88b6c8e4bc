import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What lies in a folder that was brought from a bucket. Its dot keeps it from having an address. */
const FILE = '.bucket.json';

/** ETag and digest of an object, by key. What has that ETag needs not be brought again. */
export type Known = Readonly<Record<string, readonly [etag: string, digest: string]>>;

interface Kept {
  readonly of: string;
  readonly known: Known;
}

function kept(site: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(path.join(site, FILE), 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** What was brought to a folder before; nothing where that was of another site. */
export function knownIn(site: string, of: string): Known {
  const found = kept(site);
  return found?.of === of ? found.known : {};
}

export function keepKnown(site: string, of: string, known: Known): void {
  const half = path.join(site, `${FILE}.tmp`);
  writeFileSync(half, JSON.stringify({ of, known }));
  renameSync(half, path.join(site, FILE));
}

/** The site in a bucket that a folder is brought from; nothing for the folder of a host. */
export const broughtFrom = (site: string): string | undefined =>
  existsSync(path.join(site, FILE)) ? (kept(site)?.of ?? 'a bucket') : undefined;
