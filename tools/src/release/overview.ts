import { channelsOf, isRemoved, liveRelease, publishedParts } from './live';
import { isDecision, type LogEntry } from './log';
import { type Variant, variantsOf } from './variants';

/** Whether the source maps of a release are kept here. */
type HasMaps = (part: string, version: string) => boolean;

export const sharesShown = (variants: readonly Variant[]): string =>
  variants.map(({ version, traffic }) => `${version}=${traffic}`).join(' ');

/** A moment of the log in UTC, to the minute. */
export const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** When the last decision for a channel was taken. */
const decidedAt = (log: readonly LogEntry[], part: string, channel: string): string | undefined =>
  log.findLast((entry) => entry.part === part && isDecision(entry) && entry.channel === channel)?.at;

function liveLine(log: readonly LogEntry[], part: string, channel: string): string[] {
  const variants = variantsOf(log, part, channel);
  const live = variants.find((variant) => variant.default);
  const at = decidedAt(log, part, channel);
  if (at && isRemoved(log, part, channel)) return [`  ${channel}: off since ${minuteOf(at)}`];
  if (!live || !at) return [];
  const before = live.fallback ? `, before it ${live.fallback}` : '';
  const traffic = variants.length > 1 ? `, traffic ${sharesShown(variants)}` : '';
  return [`  ${channel}: ${live.version} live since ${minuteOf(at)}${before}${traffic}`];
}

function publishedLine(log: readonly LogEntry[], entry: LogEntry & { version: string }, hasMaps: HasMaps): string {
  const live = channelsOf(log).filter(
    (channel) =>
      decidedAt(log, entry.part, channel) && liveRelease(log, entry.part, channel)?.version === entry.version,
  );
  const maps = hasMaps(entry.part, entry.version) ? '  maps' : '';
  return `  ${minuteOf(entry.at)}  ${entry.version}${live.length > 0 ? `  live: ${live.join(', ')}` : ''}${maps}`;
}

/** Live and published releases by part, with their times and kept maps: the lines of `release list`. */
export const overview = (log: readonly LogEntry[], hasMaps: HasMaps = () => false): string[] =>
  publishedParts(log).flatMap((part) => [
    part,
    ...channelsOf(log).flatMap((channel) => liveLine(log, part, channel)),
    '  published (UTC):',
    ...log.flatMap((entry) =>
      entry.kind === 'publish' && entry.part === part ? [`  ${publishedLine(log, entry, hasMaps)}`] : [],
    ),
  ]);
