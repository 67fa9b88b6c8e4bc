import { satisfies } from '../build/entry-runtime/satisfies';
import { channelsOf, liveRelease, publishedParts } from './live';
import { type Decision, type LogEntry, withDecisions } from './log';
import { type Releases, releasesOf } from './pinned';
import { variantsOf } from './variants';

/** A package that a release needs and its channel's shell does not have as it needs it. */
interface Unmet {
  readonly channel: string;
  readonly part: string;
  readonly version: string;
  readonly name: string;
  readonly range: string;
  readonly shell: string;
  /** What the shell has; undefined when it shares no such package. */
  readonly has: string | undefined;
}

/** A shell of before descriptions said what it shares is not judged. */
const saysNothing = (shared: object): boolean => Object.keys(shared).length === 0;

/** All that visitors of a channel get: each is judged against the shell that they get with it. Fallbacks may fail, browsers then pass them over. */
function unmetOn(log: readonly LogEntry[], releases: Releases, channel: string): Unmet[] {
  const shell = liveRelease(log, 'shell', channel)?.version;
  if (shell === undefined) return [];
  const { shared } = releases('shell', shell).info;
  if (saysNothing(shared)) return [];
  return publishedParts(log)
    .filter((part) => part !== 'shell')
    .flatMap((part) => variantsOf(log, part, channel).map(({ version }) => ({ part, version })))
    .flatMap(({ part, version }) =>
      Object.entries(releases(part, version).info.shared)
        .filter(([name, range]) => !satisfies(shared[name] ?? '0.0.0', range))
        .map(([name, range]) => ({ channel, part, version, name, range, shell, has: shared[name] })),
    );
}

const told = ({ channel, part, version, name, range, shell, has }: Unmet): string =>
  `${part} ${version} needs ${name} ${range}, and the shell that ${channel === 'base' ? 'the base' : channel} has, ${shell}, ` +
  `${has === undefined ? 'shares none' : `shares ${has}`}.`;

const allUnmet = (log: readonly LogEntry[], releases: Releases): Unmet[] =>
  channelsOf(log).flatMap((channel) => unmetOn(log, releases, channel));

/** One sentence for each release that the shell of its channel cannot run, so that its visitors get the fallback or nothing. */
export const misfits = (site: string, log: readonly LogEntry[]): string[] =>
  allUnmet(log, releasesOf(site, log)).map(told);

const keyOf = ({ channel, part, version, name }: Unmet): string => [channel, part, version, name].join(' ');

/**
 * Stops decisions after which a shell and a remote that visitors get together do not fit (decision 70). What did not fit before
 * stops nothing.
 * @throws with a sentence for each that would not fit
 */
export function checkFit(site: string, log: readonly LogEntry[], decisions: readonly Decision[]): void {
  const next = withDecisions(log, decisions);
  const releases = releasesOf(site, next);
  const before = new Set(allUnmet(log, releases).map(keyOf));
  const unfit = allUnmet(next, releases).filter((each) => !before.has(keyOf(each)));
  if (unfit.length === 0) return;
  const together = 'What fits together goes live together: release promote <part> <version> --with <part>=<version>';
  throw new Error([...unfit.map(told), `Nothing was done. ${together}`].join('\n'));
}
