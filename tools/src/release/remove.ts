import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { channelsOf, historyOf, liveRelease, publishedParts } from './live';
import { type LogEntry, readLog, type Signed } from './log';
import { folderName, type Releases, releasesOf } from './pinned';
import { decide } from './settle';
import { variantsOf } from './variants';

/** A page that a part owns, and who leads to it. */
interface Use {
  readonly page: string;
  readonly by: string;
}

const addressesOf = (releases: Releases, log: readonly LogEntry[], part: string, channel: string) =>
  variantsOf(log, part, channel).map(({ version }) => releases(part, version).info);

/** Pages of a part that the site or another live part of a channel leads to. */
function usesOf(log: readonly LogEntry[], releases: Releases, part: string, channel: string): Use[] {
  const pages = addressesOf(releases, log, part, channel).flatMap((info) => Object.entries(info.pages));
  const own = new Set(pages.map(([page]) => page));
  const entrances = pages.flatMap(([page, { entrance }]) => (entrance ? [{ page, by: 'the way in' }] : []));
  const others = publishedParts(log).filter((other) => other !== part);
  const led = others.flatMap((other) =>
    addressesOf(releases, log, other, channel).flatMap(({ version, pages, widgets }) =>
      [
        ...Object.values(pages).map(({ back }) => back),
        ...Object.values(widgets).flatMap((list) => list.map(({ leadsTo }) => leadsTo)),
      ].flatMap((to) => {
        const page = to?.split(/[?#]/)[0] ?? '';
        return own.has(page) ? [{ page, by: `${other} ${version}` }] : [];
      }),
    ),
  );
  return [...entrances, ...led];
}

/**
 * Takes a part off a channel: its document names the part no more. Published releases stay on the host.
 * @throws when it is not live there, a merchant would keep a release of its own, or something that stays leads to its pages
 */
export function remove(site: string, part: string, channel = 'base', signed: Signed = {}): void {
  if (part === 'shell') throw new Error('The shell cannot be removed: it is the site. Nothing was done.');
  const log = readLog(site);
  if (!liveRelease(log, part, folderName(channel)))
    throw new Error(`${part} has no live release (${channel}). Nothing was done.`);
  const followers = channel === 'base' ? channelsOf(log) : [channel];
  const keeper = followers.find((each) => each !== channel && historyOf(log, part, each).length > 0);
  if (keeper !== undefined)
    throw new Error(
      `${keeper} has a release of ${part} of its own: remove it there first, with --merchant ${keeper}. Nothing was done.`,
    );
  const releases = releasesOf(site, log);
  for (const each of followers) {
    const [use] = usesOf(log, releases, part, each);
    if (use !== undefined)
      throw new Error(`${part} has ${use.page}, which is needed by ${use.by} (${each}). Nothing was done.`);
  }
  decide(site, { kind: 'remove', part, channel, ...signed });
}

/**
 * Deletes all releases and maps of a part from the host. The log keeps what was published; the same build may be published again.
 * @returns whether there were any
 * @throws when it is live on a channel
 */
export function removeFiles(site: string, part: string): boolean {
  const log = readLog(site);
  const live = channelsOf(log).find((channel) => liveRelease(log, part, channel));
  if (live !== undefined) throw new Error(`${part} is live (${live}): its files stay.`);
  const folders = [site, `${path.resolve(site)}-maps`].map((folder) => path.join(folder, folderName(part)));
  const found = folders.some((folder) => existsSync(folder));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return found;
}
