import { armsShown } from './experiment/arms';
import { channelOf, type LogEntry } from './log';
import { minuteOf } from './overview';

const sharesOf = (shares: Readonly<Record<string, number>>): string =>
  Object.entries(shares)
    .map(([version, share]) => `${version}=${share}`)
    .join(' ') || 'off';

/** What a line of the log did, in the words of the command. */
function deed(entry: LogEntry): string {
  const { kind, part } = entry;
  if (kind === 'publish' || kind === 'pin') return `${kind} ${part} ${entry.version}`;
  if (kind === 'sign') return `sign ${part} ${entry.version} with key ${entry.key}`;
  const where = `(${channelOf(entry)})`;
  if (entry.kind === 'experiment')
    return `experiment ${entry.name} on ${part}: ${armsShown(entry)} until ${minuteOf(entry.until)} ${where}`;
  if (entry.kind === 'experiment-end') return `experiment ${entry.name} on ${part} ended ${where}`;
  if (entry.kind === 'origin')
    return `${entry.allowed ? 'allow' : 'forbid'} ${part} the origin ${entry.origin} ${where}`;
  if (kind === 'traffic') return `traffic ${part} ${sharesOf(entry.shares)} ${where}`;
  if (kind === 'remove') return `remove ${part} ${where}`;
  if (kind === 'follow') return `rollback ${part} to what the base has ${where}`;
  return `${kind} ${part} ${entry.version} ${where}`;
}

/** What else is known of it. */
function known(entry: LogEntry): string {
  const address = entry.kind === 'publish' && entry.address !== undefined ? `, at ${entry.address}` : '';
  const commit = entry.kind === 'publish' && entry.commit !== undefined ? `, from commit ${entry.commit}` : '';
  const byItself = entry.kind === 'promote' && entry.by === 'start' ? ', by start itself' : '';
  const who = entry.who === undefined ? '' : `, by ${entry.who}`;
  return `${address}${commit}${byItself}${who}${entry.why === undefined ? '' : `: ${entry.why}`}`;
}

/** The lines of a log that are about a part and, but for publications, a channel; all where none is named. */
export const entriesOf = (log: readonly LogEntry[], part?: string, channel?: string): LogEntry[] =>
  log.filter(
    (entry) =>
      (part === undefined || entry.part === part) &&
      (channel === undefined || channelOf(entry) === undefined || channelOf(entry) === channel),
  );

/** The lines of `release history`, oldest first: when (UTC), what, from which commit, who and why. */
export const historyLines = (entries: readonly LogEntry[]): string[] =>
  entries.map((entry) => `${minuteOf(entry.at)}  ${deed(entry)}${known(entry)}`);
