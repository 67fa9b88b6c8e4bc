import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveredRelease, DiscoveryDocument, ReleaseInfo } from '@foyer/shared/remote';
import { integrityOf } from '../build/release-info';
import { check } from '../schema';
import { liveRelease, overlays, publishedParts } from './live';
import { type LogEntry, readLog } from './log';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const releaseFolder = (site: string, part: string, version: string): string => path.join(site, part, version);

function readRelease(site: string, part: string, version: string): ReleaseInfo {
  const file = path.join(releaseFolder(site, part, version), 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseInfo;
}

const address = (info: ReleaseInfo, file: string): string => `/${info.name}/${info.version}/${file}`;

function discovered(site: string, part: string, version: string, fallback: string | undefined): DiscoveredRelease {
  const info = readRelease(site, part, version);
  const { integrity, exposes, pages, widgets, shared } = info;
  const before = fallback === undefined ? undefined : readRelease(site, part, fallback);
  const description = before && readFileSync(path.join(releaseFolder(site, part, before.version), 'release.json'));
  return {
    url: address(info, info.entry),
    ...(before ? { fallbackUrl: address(before, before.entry) } : {}),
    metadata: { version, ...(integrity[info.entry] ? { integrity: integrity[info.entry] as string } : {}) },
    deployment: { traffic: 100, default: true },
    extras: {
      integrity,
      exposes,
      pages,
      widgets,
      shared,
      ...(before && description
        ? {
            fallback: {
              version: before.version,
              release: address(before, 'release.json'),
              integrity: integrityOf(description),
            },
          }
        : {}),
    },
  };
}

/**
 * The discovery document of one channel, derived from the log. Throws when two remotes claim one path: such a document must
 * never be written.
 */
export function discoveryOf(site: string, log: readonly LogEntry[], channel: string): DiscoveryDocument {
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  const owners = new Map<string, string>();
  for (const part of publishedParts(log)) {
    const live = liveRelease(log, part, channel);
    if (!live) continue;
    const release = discovered(site, part, live.version, live.fallback);
    for (const page of Object.keys(release.extras.pages)) {
      const owner = owners.get(page);
      if (owner) throw new Error(`Both ${owner} and ${part} claim the page ${page}`);
      owners.set(page, part);
    }
    microFrontends[part] = [release];
  }
  const document = { schema: SCHEMA, microFrontends };
  check('discovery', document, `discovery document of ${channel}`);
  return document;
}

/** Replaces a file at one stroke: a reader sees the old one whole or the new one whole. */
function writeAtomically(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.tmp`;
  writeFileSync(half, content);
  renameSync(half, file);
}

/** Writes what is live, for the base and for every merchant with an overlay: the only files that ever change. */
export function writeLive(site: string, log: readonly LogEntry[] = readLog(site)): void {
  const documents = ['base', ...overlays(log)].map((channel) => [channel, discoveryOf(site, log, channel)] as const);
  for (const [channel, document] of documents) {
    const folder = path.join(site, 'live', channel);
    const shell = document.microFrontends['shell']?.[0]?.metadata.version;
    if (shell) {
      const html = readFileSync(path.join(releaseFolder(site, 'shell', shell), 'index.html'), 'utf8');
      writeAtomically(path.join(folder, 'index.html'), html);
    }
    writeAtomically(path.join(folder, 'discovery.json'), JSON.stringify(document));
  }
}
