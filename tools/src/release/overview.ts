import { channelsOf, isRemoved, publishedParts } from './live';
import { channelOf, type LogEntry } from './log';
import { experimentOn, type Variant, variantsOf } from './variants';

/** What lies on the host of a release. */
export interface Lying {
  readonly files: boolean;
  readonly maps: boolean;
}

type Share = Pick<Variant, 'version' | 'traffic'>;

/** What a channel has of a part. */
interface ChannelState {
  readonly channel: string;
  /** When the last decision for it was taken. */
  readonly since: string;
  /** Undefined where the part was taken off. */
  readonly live?: string;
  readonly fallback?: string;
  /** Percent of the visitors, where they are divided. */
  readonly traffic?: readonly Share[];
  /** Name of the experiment that divides them. */
  readonly experiment?: string;
}

interface PublishedState extends Lying {
  readonly version: string;
  readonly at: string;
  /** Where its files lie, at another origin (decision 95). */
  readonly address?: string;
  /** Channels with a decision of their own on which it is live. */
  readonly live: readonly string[];
}

interface PartState {
  readonly part: string;
  readonly channels: readonly ChannelState[];
  readonly published: readonly PublishedState[];
}

export const sharesShown = (variants: readonly Share[]): string =>
  variants.map(({ version, traffic }) => `${version}=${traffic}`).join(' ');

/** A moment of the log in UTC, to the minute. */
export const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** When the last decision for a channel was taken. */
const decidedAt = (log: readonly LogEntry[], part: string, channel: string): string | undefined =>
  log.findLast((entry) => entry.part === part && entry.kind !== 'origin' && channelOf(entry) === channel)?.at;

function channelState(log: readonly LogEntry[], part: string, channel: string): ChannelState[] {
  const variants = variantsOf(log, part, channel);
  const live = variants.find((variant) => variant.default);
  const since = decidedAt(log, part, channel);
  if (since === undefined) return [];
  if (isRemoved(log, part, channel)) return [{ channel, since }];
  if (live === undefined) return [];
  const { version, fallback } = live;
  const experiment = experimentOn(log, part, channel)?.name;
  const traffic = variants.map((each) => ({ version: each.version, traffic: each.traffic }));
  return [
    {
      ...{ channel, since, live: version },
      ...(fallback !== undefined && { fallback }),
      ...(variants.length > 1 && { traffic }),
      ...(experiment !== undefined && { experiment }),
    },
  ];
}

/** What is live and what was published, by part: `release list --json`. */
export const statesOf = (
  log: readonly LogEntry[],
  lying: (part: string, version: string) => Lying = () => ({ files: true, maps: false }),
): PartState[] =>
  publishedParts(log).map((part) => {
    const channels = channelsOf(log).flatMap((channel) => channelState(log, part, channel));
    const published = log.flatMap((entry) => {
      if (entry.kind !== 'publish' || entry.part !== part) return [];
      const { version, at, address } = entry;
      const live = channels.filter((each) => each.live === version).map(({ channel }) => channel);
      return [{ version, at, ...(address !== undefined && { address }), live, ...lying(part, version) }];
    });
    return { part, channels, published };
  });

function channelLine({ channel, since, live, fallback, traffic, experiment }: ChannelState): string {
  if (live === undefined) return `  ${channel}: off since ${minuteOf(since)}`;
  const before = fallback === undefined ? '' : `, before it ${fallback}`;
  const by = experiment === undefined ? '' : `, experiment ${experiment}`;
  const divided = traffic === undefined ? by : `${by}, traffic ${sharesShown(traffic)}`;
  return `  ${channel}: ${live} live since ${minuteOf(since)}${before}${divided}`;
}

const publishedLine = ({ version, at, address, live, files, maps }: PublishedState): string =>
  `    ${minuteOf(at)}  ${version}${live.length > 0 ? `  live: ${live.join(', ')}` : ''}${maps ? '  maps' : ''}${address === undefined ? '' : `  at ${address}`}${files ? '' : '  not here any more'}`;

/** Live and published releases by part, with their times and what lies here of them: the lines of `release list`. */
export const overview = (...of: Parameters<typeof statesOf>): string[] =>
  statesOf(...of).flatMap(({ part, channels, published }) => [
    part,
    ...channels.map(channelLine),
    '  published (UTC):',
    ...published.map(publishedLine),
  ]);
