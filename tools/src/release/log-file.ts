import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogHead } from '@foyer/shared/trust';

/** The file of a host's log. */
export const fileOf = (site: string): string => path.join(site, 'log', 'releases.jsonl');

export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const bytesOf = (site: string): Buffer =>
  existsSync(fileOf(site)) ? readFileSync(fileOf(site)) : Buffer.alloc(0);

/** How many lines are to follow the one that ends at a place; none after a line that cannot be read, which is told by who reads it. */
function moreAfter(bytes: Buffer, end: number): number {
  try {
    const line = bytes.subarray(bytes.lastIndexOf(0x0a, end - 2) + 1, end).toString();
    return (JSON.parse(line) as { more?: number }).more ?? 0;
  } catch {
    return 0;
  }
}

/**
 * Length of the log in bytes up to the end of its last decision. What follows is a line that nobody finished, or the first lines of
 * several that were decided together, and counts for nothing.
 */
export function wholeLength(bytes: Buffer): number {
  let end = bytes.lastIndexOf(0x0a) + 1;
  while (end > 0 && moreAfter(bytes, end) > 0) end = bytes.lastIndexOf(0x0a, end - 2) + 1;
  return end;
}

export const textOf = (site: string): string => {
  const bytes = bytesOf(site);
  return bytes.subarray(0, wholeLength(bytes)).toString();
};

/** The whole log, by its length and hash, whether it is right or not. */
export function headOf(site: string): LogHead {
  const text = textOf(site);
  return { bytes: Buffer.byteLength(text), hash: hashOf(text) };
}

/** A line of the log. */
export interface Line {
  readonly text: string;
  /** Hash of all lines above. */
  readonly before: string;
  /** Where it begins, in bytes. */
  readonly start: number;
}

/** The lines of the log, each with the hash of what stands above it. */
export function linesOf(site: string): Line[] {
  const above = createHash('sha256');
  let start = 0;
  return textOf(site)
    .split('\n')
    .slice(0, -1)
    .map((text) => {
      const line = { text, before: `sha256-${above.copy().digest('base64')}`, start };
      above.update(`${text}\n`);
      start += Buffer.byteLength(text) + 1;
      return line;
    });
}
