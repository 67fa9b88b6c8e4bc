import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { discoveryOf } from './discovery';
import { type FirstPart, firstBlocks } from './first';
import { channelsOf, publishedParts } from './live';
import { appendLog, type Decision, type LogEntry, readLog } from './log';
import { folderName, type Releases, releasesOf } from './pinned';
import { shellDocument } from './shell-document';
import { variantsOf } from './variants';

type LiveFiles = Map<string, string>;

/** Replaces a file at once, so that readers never see half of one. */
function writeAtomically(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.tmp`;
  writeFileSync(half, content);
  renameSync(half, file);
}

/** nginx includes these files in script elements as they are. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The first files of each path (decision 0015). */
function firstFiles({ microFrontends }: DiscoveryDocument, releases: Releases): [string, string][] {
  const parts: FirstPart[] = Object.entries(microFrontends).map(([part, found]) => ({
    part,
    releases: found.map(({ metadata }) => releases(part, metadata.version).info),
  }));
  return Object.entries(firstBlocks(parts)).map(([file, block]) => [file.replace(/^\//, ''), inScript(block)]);
}

/** All live files of a channel, the discovery document last. Early shells have no service worker. */
function liveFiles(log: readonly LogEntry[], releases: Releases, channel: string): LiveFiles {
  const document = discoveryOf(log, releases, channel);
  const files: LiveFiles = new Map(firstFiles(document, releases));
  const version = document.microFrontends['shell']?.[0]?.metadata.version;
  if (version !== undefined) {
    const shell = releases('shell', version);
    files.set('index.html', shellDocument(log, releases, version));
    if (shell.has('sw.js')) files.set('sw.js', shell.read('sw.js'));
  }
  return files.set('discovery.json', inScript(document));
}

/** Checks all files of a part that channels serve, fallbacks included. */
function checkServed(log: readonly LogEntry[], releases: Releases, part: string): void {
  const variants = channelsOf(log).flatMap((channel) => variantsOf(log, part, channel));
  const versions = variants.flatMap(({ version, fallback }) =>
    fallback === undefined ? [version] : [version, fallback],
  );
  for (const version of new Set(versions)) releases(part, version).check();
}

/**
 * Derives all live files by channel from the log, before any is written. Releases of `parts` are checked file by file, others
 * by their description, so that a broken part does not prevent the rollback of another.
 * @throws when a release is not as it was published, or two remotes claim one path
 */
export function deriveLive(
  site: string,
  log: readonly LogEntry[],
  parts: readonly string[],
  releases: Releases = releasesOf(site, log),
): Map<string, LiveFiles> {
  for (const part of parts) checkServed(log, releases, part);
  return new Map(channelsOf(log).map((channel) => [folderName(channel), liveFiles(log, releases, channel)]));
}

export const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Writes the live files of the base and all overlays. No other file on a host ever changes. */
export function writeLive(site: string, live: ReadonlyMap<string, LiveFiles>): void {
  for (const [channel, files] of live) {
    const folder = path.join(site, 'live', channel);
    for (const [name, content] of files) writeAtomically(path.join(folder, name), content);
    for (const name of namesIn(folder)) if (!files.has(name)) rmSync(path.join(folder, name));
  }
}

/** Takes a decision. Its live files are derived first; a decision that fails on any channel is not logged. */
export function decide(site: string, decision: Decision): void {
  const live = deriveLive(site, [...readLog(site), { at: '', ...decision }], [decision.part]);
  appendLog(site, decision);
  writeLive(site, live);
}

/** Writes the live files again from the checked releases, and removes all other files there. */
export function refresh(site: string): void {
  const log = readLog(site);
  writeLive(site, deriveLive(site, log, publishedParts(log)));
}
