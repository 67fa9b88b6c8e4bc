import { takenBack } from './back';
import { channelsOf } from './live';
import { channelOf, type LogEntry, withDecisions } from './log';
import { variantsOf } from './variants';

/** What may still be asked for. */
export interface Limits {
  /** How many of the last releases of each channel stay, the live one included, for rollbacks. */
  readonly keep: number;
  /** The moment (ms) since which what was served or published stays. */
  readonly since: number;
}

/** Releases of a part that visitors of a channel may get, fallbacks included. */
const servedOn = (log: readonly LogEntry[], part: string, channel: string): string[] =>
  variantsOf(log, part, channel).flatMap(({ version, fallback }) =>
    fallback === undefined ? [version] : [version, fallback],
  );

/** Not the name of any release: one that nobody has published yet. */
const NEW = '';

/** What is served now, and what would be the fallback of another release, promoted or returned to next. */
const servedNext = (log: readonly LogEntry[], part: string, channel: string): string[] =>
  [
    log,
    ...(['promote', 'rollback'] as const).map((kind) => withDecisions(log, [{ kind, part, version: NEW, channel }])),
  ]
    .flatMap((each) => servedOn(each, part, channel))
    .filter((version) => version !== NEW);

/** The log as it is, and after each of the next rollbacks, as long as no more than `keep` releases have been live. */
function takenBackLogs(log: readonly LogEntry[], part: string, channel: string, keep: number): (readonly LogEntry[])[] {
  const logs = [log];
  for (let [last, left] = [log, keep - 1]; left > 0; logs.push(last)) {
    const decision = takenBack(last, part, channel);
    if (decision === undefined) break;
    if (decision.kind === 'rollback') left -= 1;
    last = withDecisions(last, [decision]);
  }
  return logs;
}

/** What rollbacks would bring back on any channel. What the base takes back also changes fallbacks of merchants. */
function broughtBack(log: readonly LogEntry[], part: string, keep: number): string[] {
  return takenBackLogs(log, part, 'base', keep).flatMap((base) =>
    channelsOf(log).flatMap((channel) =>
      (channel === 'base' ? [base] : takenBackLogs(base, part, channel, keep)).flatMap((each) =>
        servedNext(each, part, channel),
      ),
    ),
  );
}

/** Whether a moment of the log is after another; one that cannot be read is. */
const isAfter = (at: string, since: number): boolean => !(Date.parse(at) <= since);

/** What any channel served since a moment, and what was published since. The log is that of the part alone. */
function recent(log: readonly LogEntry[], part: string, since: number): string[] {
  const found = log.findIndex(({ at }) => isAfter(at, since));
  const first = found === -1 ? log.length : found;
  const before = log.slice(0, first);
  const then = channelsOf(before).flatMap((channel) => servedOn(before, part, channel));
  const later = log.slice(first).flatMap((entry, index) => {
    if (entry.kind === 'publish') return [entry.version];
    const channel = channelOf(entry);
    if (channel === undefined) return [];
    const until = log.slice(0, first + index + 1);
    const channels = channel === 'base' ? channelsOf(until) : [channel];
    return channels.flatMap((channel) => servedOn(until, part, channel));
  });
  return [...then, ...later];
}

/**
 * The releases of a part that the log says somebody may still need (decision 73): served by a channel as live release, variant or
 * fallback, now or since a moment; brought back by the next rollbacks; published since that moment.
 */
export function neededOf(whole: readonly LogEntry[], part: string, { keep, since }: Limits): Set<string> {
  const log = whole.filter((entry) => entry.part === part);
  return new Set([...broughtBack(log, part, keep), ...recent(log, part, since)]);
}
