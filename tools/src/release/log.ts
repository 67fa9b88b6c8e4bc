import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Who gets a decision: every merchant (`base`), or one by its code. */
type Channel = string;

/** What happened. `description` is the hash of the release's `release.json`, which holds those of all its files. */
type LogEvent =
  | { kind: 'publish'; part: string; version: string; description?: string }
  /** The same for a release from before hashes were kept, with those of files that its description does not name. */
  | { kind: 'pin'; part: string; version: string; description: string; others: Readonly<Record<string, string>> }
  | { kind: 'promote'; part: string; version: string; channel: Channel }
  | { kind: 'rollback'; part: string; version: string; channel: Channel }
  | { kind: 'follow'; part: string; channel: Channel }
  /** Percent of the visitors by version, adding up to 100; none at all ends an experiment. */
  | { kind: 'traffic'; part: string; channel: Channel; shares: Readonly<Record<string, number>> };

/**
 * One line of the log of releases and decisions. Lines are only ever added; what is live is derived from them. `before` is the
 * hash of all that stands before the line (decision 0021); the first lines of an older log have none.
 */
export type LogEntry = { at: string; before?: string } & LogEvent;

type Distributed<E> = E extends LogEntry ? Omit<E, 'at' | 'before'> : never;

/** What a person decided: which releases a channel gets. */
export type Decision = Distributed<Extract<LogEntry, { channel: Channel }>>;

export const isDecision = (entry: LogEntry): entry is Extract<LogEntry, { channel: Channel }> => 'channel' in entry;

const fileOf = (site: string): string => path.join(site, 'log', 'releases.jsonl');

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const textOf = (site: string): string => (existsSync(fileOf(site)) ? readFileSync(fileOf(site), 'utf8') : '');

/** Hash of the whole log: whoever notes it elsewhere can tell later that no line before it was changed or taken away. */
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

/**
 * Reads the whole log of a site folder, oldest first.
 *
 * @throws when a line is not the one that was written there: each carries the hash of all that stands before it
 */
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

/** Adds a line. Throws when the log is not what was written: nothing is added to such a one. */
export function appendLog(site: string, entry: Distributed<LogEntry>): void {
  readLog(site);
  mkdirSync(path.dirname(fileOf(site)), { recursive: true });
  const line = { at: new Date().toISOString(), ...entry, before: hashOfLog(site) };
  appendFileSync(fileOf(site), `${JSON.stringify(line)}\n`);
}
