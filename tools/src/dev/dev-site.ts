import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '@foyer/shared/remote';
import { integrityOf } from '../build/release-info';
import { deriveLive } from '../release/derive';
import type { LiveFiles } from '../release/documents';
import { goLive } from '../release/generation';
import { channelOf, type LogEntry, readLog } from '../release/log';
import { type PinnedRelease, releasesOf } from '../release/pinned';
import { DESCRIPTION } from '../release/release-files';
import type { DevBuild } from './dev-part';

/** A build for development where a release is asked for: it vouches for itself. */
function unpinned({ info, html = '' }: DevBuild): { release: PinnedRelease; text: string } {
  const text = JSON.stringify(info);
  const release: PinnedRelease = {
    info,
    description: integrityOf(text),
    files: Object.keys(info.integrity),
    has: (file) => info.integrity[file] !== undefined,
    hashOf: (file) => info.integrity[file] ?? integrityOf(html),
    read: () => html,
    check: () => undefined,
  };
  return { release, text };
}

/** The log as if the builds were live for everybody, whatever was decided about their parts. */
function logWith(log: readonly LogEntry[], builds: ReadonlyMap<string, DevBuild>): LogEntry[] {
  const kept = log.filter((entry) => !(channelOf(entry) !== undefined && builds.has(entry.part)));
  const added = [...builds].flatMap(([part, { info }]): LogEntry[] => [
    { at: '', kind: 'publish', part, version: info.version },
    { at: '', kind: 'promote', part, version: info.version, channel: 'base' },
  ]);
  return [...kept, ...added];
}

/** Makes every release of the host reachable in the folder for development, beside what is built there. */
function linkReleases(site: string, folder: string): void {
  for (const part of readdirSync(site)) {
    if (part === 'live' || part === 'log' || part.includes('.')) continue;
    mkdirSync(path.join(folder, part), { recursive: true });
    const there = new Set(readdirSync(path.join(folder, part)));
    for (const version of readdirSync(path.join(site, part))) {
      if (!there.has(version)) symlinkSync(path.join(site, part, version), path.join(folder, part, version), 'dir');
    }
  }
}

/** Empties the folder that the site is served from while it is developed. */
export function clearDevSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * Writes what is live while parts are developed: the documents of the host, in which the builds stand for their parts. They come to
 * a page as every release does. The host itself, its log and its releases, stays as it is.
 *
 * @param site folder of the host
 * @param folder the one that is served instead
 */
export function writeDevSite(site: string, folder: string, builds: ReadonlyMap<string, DevBuild>): void {
  linkReleases(site, folder);
  const log = logWith(readLog(site), builds);
  const released = releasesOf(site, log);
  const developed = new Map([...builds].map(([part, build]) => [part, unpinned(build)]));
  const renamed = new Map<string, string>();
  for (const { release, text } of developed.values()) {
    // Browsers keep a description for good; each build has another one.
    const name = `release.${release.description.replace(/\W/g, '').slice(6, 18)}.json`;
    writeFileSync(path.join(folder, release.info.name, release.info.version, name), text);
    renamed.set(addressOf(release.info, DESCRIPTION), addressOf(release.info, name));
  }
  const live = deriveLive(site, log, [], (part, version) => {
    const own = developed.get(part)?.release;
    return own?.info.version === version ? own : released(part, version);
  });
  const withNames = ({ own, first }: LiveFiles): LiveFiles => {
    let discovery = own.get('discovery.json') ?? '';
    for (const [from, to] of renamed) discovery = discovery.replaceAll(`"${from}"`, `"${to}"`);
    return { own: new Map([...own, ['discovery.json', discovery]]), first };
  };
  goLive(folder, new Map([...live].map(([channel, files]) => [channel, withNames(files)])));
}
