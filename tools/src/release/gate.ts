import { type Fitting, type Lack, lacksOf as lacksOfFitting, NAMES, type Names } from '@foyer/shared/remote';
import { channelsOf, publishedParts } from './live';
import { type Decision, type LogEntry, withDecisions } from './log';
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

/** What is looked at of a release. */
export type Judged = Pick<PinnedRelease, 'info' | 'has' | 'read'>;

const fitting = (release: Judged): Fitting => ({
  ...release.info,
  names: release.has(NAMES) ? (JSON.parse(release.read(NAMES)) as Names) : undefined,
});

/** What a remote needs and a shell does not have. */
export const lacksOf = (remote: Judged, shell: Judged): Lack[] => lacksOfFitting(fitting(remote), fitting(shell));

/** All that visitors of a channel get: each is judged against each shell that they may get with it. Fallbacks may fail, browsers then pass them over. */
function unmetOn(log: readonly LogEntry[], releases: Releases, channel: string): Unmet[] {
  const shells = variantsOf(log, 'shell', channel).map(({ version }) => version);
  return publishedParts(log)
    .filter((part) => part !== 'shell')
    .flatMap((part) => variantsOf(log, part, channel).map(({ version }) => ({ part, version })))
    .flatMap(({ part, version }) =>
      shells.flatMap((shell) =>
        lacksOf(releases(part, version), releases('shell', shell)).map((lack) => ({
          channel,
          part,
          version,
          shell,
          lack,
        })),
      ),
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
