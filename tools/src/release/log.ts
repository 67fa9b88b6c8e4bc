import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';

/** `base` for all merchants, or a merchant's code. */
type Channel = string;

/** An event. `description` is the hash of `release.json`, which has the hashes of all files. */
type LogEvent =
  | { kind: 'publish'; part: string; version: string; description?: string }
  /** The same for a release from before hashes were kept, with the hashes of files that its description does not name. */
  | { kind: 'pin'; part: string; version: string; description: string; others: Readonly<Record<string, string>> }
  /** `start` promotes by itself; a line from before that was noted has no `by`. */
  | { kind: 'promote'; part: string; version: string; channel: Channel; by?: 'start' | 'hand' }
  | { kind: 'rollback'; part: string; version: string; channel: Channel }
  | { kind: 'follow'; part: string; channel: Channel }
  /** The channel has no release of the part any more, a merchant's not even the base's. */
  | { kind: 'remove'; part: string; channel: Channel }
  /** Percent of the visitors by version, adding up to 100. Empty ends the experiment. */
  | { kind: 'traffic'; part: string; channel: Channel; shares: Readonly<Record<string, number>> };

/**
 * A line of the log. Lines are only added. `before` is the hash of all lines above (decision 0021); the first lines of an older
 * log have none.
 */
export type LogEntry = { at: string; before?: string } & LogEvent;

type Distributed<E> = E extends LogEntry ? Omit<E, 'at' | 'before'> : never;

/** An event that changes what a channel gets. */
export type Decision = Distributed<Extract<LogEntry, { channel: Channel }>>;

export const isDecision = (entry: LogEntry): entry is Extract<LogEntry, { channel: Channel }> => 'channel' in entry;

const fileOf = (site: string): string => path.join(site, 'log', 'releases.jsonl');

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const bytesOf = (site: string): Buffer => (existsSync(fileOf(site)) ? readFileSync(fileOf(site)) : Buffer.alloc(0));

/** Length of the log in bytes up to its last end of line. What follows is a line that nobody finished, and counts for nothing. */
const wholeLength = (bytes: Buffer): number => bytes.lastIndexOf(0x0a) + 1;

const textOf = (site: string): string => {
  const bytes = bytesOf(site);
  return bytes.subarray(0, wholeLength(bytes)).toString();
};

/**
 * A line at the end of the log without its end of line, whether it can be read or not: a command was killed while it wrote it, or is
 * writing it. It counts for nothing.
 */
export function unfinishedLine(site: string): string | undefined {
  const bytes = bytesOf(site);
  const rest = bytes.subarray(wholeLength(bytes)).toString();
  return rest === '' ? undefined : rest;
}

/** Hash of the whole log. A copy of it elsewhere proves later that no earlier line was changed. */
export const hashOfLog = (site: string): string => hashOf(textOf(site));

const changed = (site: string, index: number): Error =>
  new Error(
    `Line ${index + 1} of ${fileOf(site)} does not follow what stands before it: the log was changed by hand. Nothing is done.`,
  );

function parsed(site: string, line: string, index: number): LogEntry {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    throw changed(site, index);
  }
}

/** Reads the log of a site folder, oldest line first. Throws when a line was changed: each has the hash of all lines above. */
export function readLog(site: string): LogEntry[] {
  const before = createHash('sha256');
  let chained = false;
  const lines = textOf(site).split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const entry = parsed(site, line, index);
    const expected = `sha256-${before.copy().digest('base64')}`;
    if (entry.before === undefined ? chained : entry.before !== expected) throw changed(site, index);
    chained = entry.before !== undefined;
    before.update(`${line}\n`);
    return [entry];
  });
}

/**
 * Cuts an unfinished line off. The site has to be locked, or the line may be one that is being written.
 * @returns the line
 * @throws when the log was changed
 */
export function cutUnfinished(site: string): string | undefined {
  readLog(site);
  const line = unfinishedLine(site);
  if (line !== undefined) truncateSync(fileOf(site), wholeLength(bytesOf(site)));
  return line;
}

/** Adds a line; it is on the disk when this returns. Throws when the log was changed. */
export function appendLog(site: string, entry: Distributed<LogEntry>): void {
  cutUnfinished(site);
  mkdirSync(path.dirname(fileOf(site)), { recursive: true });
  const line = { at: new Date().toISOString(), ...entry, before: hashOfLog(site) };
  const file = openSync(fileOf(site), 'a');
  try {
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
