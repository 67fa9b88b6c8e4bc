import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { namesIn } from './documents';
import { liveSince } from './generation';
import { publishedParts } from './live';
import { type LogEntry, readLog } from './log';
import { mapsOfRelease } from './maps';
import { type Limits, neededOf } from './needed';
import { releaseFolder, releasesOf } from './pinned';
import { sweep } from './publish';
import { type Say, settle } from './settle';
import { shellsBehind } from './shell-document';

/** A release that can go. */
export interface Prunable {
  readonly part: string;
  readonly version: string;
  /** Of all files on the disk, compressed copies and maps included. */
  readonly bytes: number;
}

const keyOf = (part: string, version: string): string => `${part} ${version}`;

/**
 * Releases in documents that readers got since a moment. They can differ from those of the log: what a killed command decided
 * goes live with the next command only, whenever that comes.
 */
function readSince(site: string, since: number): string[] {
  const documents = liveSince(site, since)
    .flatMap((folder) => readdirSync(folder).map((channel) => path.join(folder, channel, 'discovery.json')))
    .filter((file) => existsSync(file));
  return documents.flatMap((file) => {
    const { microFrontends } = JSON.parse(readFileSync(file, 'utf8')) as DiscoveryDocument;
    return Object.entries(microFrontends).flatMap(([part, found]) =>
      found.flatMap(({ metadata, extras }) =>
        [metadata.version, extras.fallback?.version].flatMap((each) => (each === undefined ? [] : [keyOf(part, each)])),
      ),
    );
  });
}

/** All releases that somebody may need, and those that documents of such shells load scripts from. */
function needed(site: string, log: readonly LogEntry[], limits: Limits): Set<string> {
  const all = new Set([
    ...readSince(site, limits.since),
    ...publishedParts(log).flatMap((part) => [...neededOf(log, part, limits)].map((each) => keyOf(part, each))),
  ]);
  const releases = releasesOf(site, log);
  const isHere = (version: string) => existsSync(releaseFolder(site, 'shell', version));
  const shells = log.flatMap((entry) => (entry.kind === 'publish' && entry.part === 'shell' ? [entry.version] : []));
  const kept = shells.filter(
    (version) => isHere(version) && (all.has(keyOf('shell', version)) || isYoung(site, 'shell', version, limits)),
  );
  for (const version of kept)
    for (const behind of shellsBehind(log, releases, version)) all.add(keyOf('shell', behind));
  return all;
}

/** A release that was pruned and published again has no new line in the log. */
const isYoung = (site: string, part: string, version: string, { since }: Limits): boolean =>
  statSync(releaseFolder(site, part, version)).mtimeMs > since;

const bytesIn = (folder: string): number =>
  namesIn(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

const foldersOf = (site: string, part: string, version: string) =>
  [releaseFolder(site, part, version), mapsOfRelease(site, part, version)] as const;

/**
 * The releases on a host that nobody can need any more (decision 73). Changes nothing.
 * @param only the part to look at; all without it
 * @throws when the log was changed, or a shell that stays is not as it was published, since nobody knows then what it needs
 */
export function prunable(site: string, limits: Limits, only?: string): Prunable[] {
  const log = readLog(site);
  const stay = needed(site, log, limits);
  const published = new Map(
    log.flatMap((entry) => (entry.kind === 'publish' ? [[keyOf(entry.part, entry.version), entry] as const] : [])),
  );
  return [...published]
    .filter(([key, { part, version }]) => {
      if (stay.has(key) || (only !== undefined && part !== only)) return false;
      return existsSync(releaseFolder(site, part, version)) && !isYoung(site, part, version, limits);
    })
    .map(([, { part, version }]) => {
      const bytes = foldersOf(site, part, version).reduce((sum, folder) => sum + bytesIn(folder), 0);
      return { part, version, bytes };
    });
}

/** Deletes a folder, which is gone for readers in one moment. `sweep` deletes what a killed command left of it. */
function deleteWhole(folder: string): void {
  if (!existsSync(folder)) return;
  const half = `${folder}.${process.pid}.tmp`;
  renameSync(folder, half);
  rmSync(half, { recursive: true, force: true });
}

/**
 * Deletes the releases that nobody can need any more, with their maps. The log stays, so that the same build may be published again.
 * The site has to be locked.
 * @returns what was deleted
 * @throws as `prunable`, and when what is live cannot be made what the log says; nothing is deleted then
 */
export function prune(site: string, limits: Limits, only?: string, say?: Say): Prunable[] {
  settle(site, say);
  sweep(site);
  const gone = prunable(site, limits, only);
  for (const { part, version } of gone) for (const folder of foldersOf(site, part, version)) deleteWhole(folder);
  return gone;
}
