import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Who gets a decision: every merchant (`base`), or one by its code. */
type Channel = string;

/** One line of the log of releases and decisions. Lines are only ever added; what is live is derived from them. */
export type LogEntry = { at: string } & (
  | { kind: 'publish'; part: string; version: string }
  | { kind: 'promote'; part: string; version: string; channel: Channel }
  | { kind: 'rollback'; part: string; version: string; channel: Channel }
  | { kind: 'follow'; part: string; channel: Channel }
  /** Percent of the visitors by version, adding up to 100; none at all ends an experiment. */
  | { kind: 'traffic'; part: string; channel: Channel; shares: Readonly<Record<string, number>> }
);

export type Decision = LogEntry extends infer E ? (E extends LogEntry ? Omit<E, 'at'> : never) : never;

const fileOf = (site: string): string => path.join(site, 'log', 'releases.jsonl');

/** Reads the whole log of a site folder, oldest first. */
export function readLog(site: string): LogEntry[] {
  if (!existsSync(fileOf(site))) return [];
  return readFileSync(fileOf(site), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogEntry);
}

export function appendLog(site: string, entry: Decision): void {
  mkdirSync(path.dirname(fileOf(site)), { recursive: true });
  appendFileSync(fileOf(site), `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
}
