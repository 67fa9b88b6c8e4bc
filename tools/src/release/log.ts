import { closeSync, fsyncSync, mkdirSync, openSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type ExperimentLine, experimentsIn, type OriginLine } from '@foyer/shared/remote';
import type { Signature } from '@foyer/shared/trust';
import { bytesOf, fileOf, hashOf, linesOf, textOf, wholeLength } from './log-file';
import { checkSignatures, withSignature } from './log-signatures';

/** `base` for all merchants, or a merchant's code. */
type Channel = string;

/** An event. `description` is the hash of `release.json`, which has the hashes of all files. */
type LogEvent =
  /** `commit` is that of the sources, where they are kept by git; `address` that of its files at another origin (decision 95). */
  | { kind: 'publish'; part: string; version: string; description?: string; commit?: string; address?: string }
  /** The same for a release from before hashes were kept, with the hashes of files that its description does not name. */
  | { kind: 'pin'; part: string; version: string; description: string; others: Readonly<Record<string, string>> }
  /** A team's signature of a published release (decision 81). */
  | { kind: 'sign'; part: string; version: string; key: string; signature: string }
  /** `start` promotes by itself; a line from before that was noted has no `by`. */
  | { kind: 'promote'; part: string; version: string; channel: Channel; by?: 'start' | 'hand' }
  | { kind: 'rollback'; part: string; version: string; channel: Channel }
  | { kind: 'follow'; part: string; channel: Channel }
  /** The channel has no release of the part any more, a merchant's not even the base's. */
  | { kind: 'remove'; part: string; channel: Channel }
  /** Percent of the visitors by version, adding up to 100. Empty ends the experiment. */
  | { kind: 'traffic'; part: string; channel: Channel; shares: Readonly<Record<string, number>> }
  /** Starts an experiment, gives one that runs other arms, or ends it (decision 80). */
  | ExperimentLine
  | OriginLine;

/** Who published or decided, and why: as they said it themselves. */
export interface Signed {
  readonly who?: string;
  readonly why?: string;
  /** Number of the order by which somebody decided at the console, so that none is carried out twice (decision 88). */
  readonly order?: string;
}

/**
 * A line of the log. Lines are only added. `before` is the hash of all lines above (decision 0021); the first lines of an older
 * log have none. `more` lines follow that were decided with this one, and count together or not at all (decision 70); `online`
 * is the signature of the last of them by the online key (decision 98).
 */
export type LogEntry = { at: string; before?: string; more?: number; online?: Signature } & Signed & LogEvent;

type Distributed<E> = E extends LogEntry ? Omit<E, 'at' | 'before' | 'more' | 'online'> : never;

/** A decision about the releases of a channel. */
type OfReleases = Extract<LogEntry, { channel: Channel }>;

/** An event that changes what a channel gets. */
export type Decision = Distributed<Extract<LogEntry, { channel: Channel } | { on: Channel }>>;

/** Whether an event is a decision about releases; those about experiments are not. */
export const isDecision = (entry: LogEntry): entry is OfReleases => 'channel' in entry;

/** The channel that an event changes; undefined for a publication. */
export const channelOf = (entry: LogEntry | Decision): Channel | undefined =>
  'channel' in entry ? entry.channel : 'on' in entry ? entry.on : undefined;

/** The experiment of a part that a channel itself started and that runs. There is at most one. */
export const ownExperiment = (log: readonly LogEntry[], part: string, channel: Channel) =>
  experimentsIn(log).find((each) => each.part === part && each.on === channel && each.endedAt === undefined);

/** Decisions, with the ends of the experiments that they end: of the part and channel whose releases are decided about. */
export const withEnds = (log: readonly LogEntry[], decisions: readonly Decision[]): Decision[] => [
  ...decisions,
  ...decisions.flatMap((decision) => {
    if (!('channel' in decision)) return [];
    const { part, channel, who, why } = decision;
    const ended = ownExperiment(log, part, channel);
    const signed = { ...(who !== undefined && { who }), ...(why !== undefined && { why }) };
    return ended ? [{ kind: 'experiment-end' as const, name: ended.name, part, on: channel, ...signed }] : [];
  }),
];

/** The log as it will be once decisions are taken. */
export const withDecisions = (log: readonly LogEntry[], decisions: readonly Decision[]): LogEntry[] => [
  ...log,
  ...withEnds(log, decisions).map((decision, at, { length }) => ({
    ...{ at: '', ...decision },
    ...(at < length - 1 && { more: length - 1 - at }),
  })),
];

/**
 * What stands at the end of the log and is no whole decision, whether it can be read or not: a command was killed while it wrote it,
 * or is writing it. It counts for nothing.
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

/**
 * Reads the log of a site folder, oldest line first, whoever wrote it.
 * @throws when a line does not follow what stands above it, of which each has the hash
 */
export function readUnsigned(site: string, lines = linesOf(site)): LogEntry[] {
  let chained = false;
  return lines.map(({ text, before }, index) => {
    const entry = parsed(site, text, index);
    if (entry.before === undefined ? chained : entry.before !== before) throw changed(site, index);
    chained = entry.before !== undefined;
    return entry;
  });
}

/**
 * Reads the log of a site folder, oldest line first.
 * @throws as `readUnsigned`, and where the host demands trust and a decision is not signed, or lines are gone (decision 98)
 */
export function readLog(site: string): LogEntry[] {
  const lines = linesOf(site);
  const entries = readUnsigned(site, lines);
  checkSignatures(site, lines);
  return entries;
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

/** Adds the lines of a decision; they are on the disk when this returns. Throws when the log was changed. */
export function appendLog(site: string, ...entries: Distributed<LogEntry>[]): void {
  cutUnfinished(site);
  mkdirSync(path.dirname(fileOf(site)), { recursive: true });
  const at = new Date().toISOString();
  const text = textOf(site);
  const kinds = entries.map(({ kind }) => kind);
  let added = '';
  for (const [index, entry] of entries.entries()) {
    const more = entries.length - 1 - index;
    const line = JSON.stringify({ at, ...entry, ...(more > 0 && { more }), before: hashOf(text + added) });
    added += `${more > 0 ? line : withSignature(site, line, kinds)}\n`;
  }
  const file = openSync(fileOf(site), 'a');
  try {
    writeSync(file, added);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
