import type { ReleaseInfo } from '@foyer/shared/remote';
import { satisfies } from '../build/entry-runtime/satisfies';
import { channelsOf, liveRelease, publishedParts } from './live';
import { type Decision, type LogEntry, withDecisions } from './log';
import { type Lack, missingNames } from './missing-names';
import { NAMES, type Names } from './names';
import { type PinnedRelease, type Releases, releasesOf } from './pinned';
import { variantsOf } from './variants';

/** What a release needs and its channel's shell does not have. */
interface Unmet {
  readonly channel: string;
  readonly part: string;
  readonly version: string;
  readonly shell: string;
  readonly lack: Lack;
}

/** A shell of before descriptions said what is shared is not judged. */
const saysNothing = (shared: object): boolean => Object.keys(shared).length === 0;

/** Packages of which a shell has another version than a remote needs. */
function otherVersions(remote: ReleaseInfo, shell: ReleaseInfo): Lack[] {
  if (saysNothing(shell.shared)) return [];
  return Object.entries(remote.shared)
    .filter(([name, range]) => !satisfies(shell.shared[name] ?? '0.0.0', range))
    .map(([name, range]) => {
      const has = shell.shared[name];
      return { needs: `needs ${name} ${range}`, has: has === undefined ? 'shares none' : `shares ${has}` };
    });
}

/** Names that each release has in its file; undefined for one of before decision 82. */
const namesOf = (release: PinnedRelease): Names | undefined =>
  release.has(NAMES) ? (JSON.parse(release.read(NAMES)) as Names) : undefined;

function lacksOf(remote: PinnedRelease, shell: PinnedRelease): Lack[] {
  const [used, had] = [namesOf(remote), namesOf(shell)];
  return [
    ...otherVersions(remote.info, shell.info),
    ...(used === undefined || had === undefined ? [] : missingNames(used, had)),
  ];
}

/** All that visitors of a channel get: each is judged against the shell that they get with it. Fallbacks may fail, browsers then pass them over. */
function unmetOn(log: readonly LogEntry[], releases: Releases, channel: string): Unmet[] {
  const shell = liveRelease(log, 'shell', channel)?.version;
  if (shell === undefined) return [];
  return publishedParts(log)
    .filter((part) => part !== 'shell')
    .flatMap((part) => variantsOf(log, part, channel).map(({ version }) => ({ part, version })))
    .flatMap(({ part, version }) =>
      lacksOf(releases(part, version), releases('shell', shell)).map((lack) => ({
        channel,
        part,
        version,
        shell,
        lack,
      })),
    );
}

const told = ({ channel, part, version, shell, lack }: Unmet): string =>
  `${part} ${version} ${lack.needs}, and the shell that ${channel === 'base' ? 'the base' : channel} has, ${shell}, ${lack.has}.`;

const allUnmet = (log: readonly LogEntry[], releases: Releases): Unmet[] =>
  channelsOf(log).flatMap((channel) => unmetOn(log, releases, channel));

/** One sentence for each release that the shell of its channel cannot run, so that its visitors get the fallback or nothing. */
export const misfits = (site: string, log: readonly LogEntry[]): string[] =>
  allUnmet(log, releasesOf(site, log)).map(told);

const keyOf = ({ channel, part, version, lack }: Unmet): string => [channel, part, version, lack.needs].join(' ');

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
