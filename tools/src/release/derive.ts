import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveredRelease, DiscoveryDocument, ReleaseInfo } from '@foyer/shared/remote';
import { globSync } from 'tinyglobby';
import { integrityOf } from '../build/release-info';
import { check } from '../schema';
import { declarationsOf, type FirstPart, firstBlocks } from './first';
import { overlays, publishedParts } from './live';
import { appendLog, type Decision, type LogEntry, readLog } from './log';
import { type Variant, variantsOf } from './variants';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const releaseFolder = (site: string, part: string, version: string): string => path.join(site, part, version);

function readRelease(site: string, part: string, version: string): ReleaseInfo {
  const file = path.join(releaseFolder(site, part, version), 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseInfo;
}

const address = (info: ReleaseInfo, file: string): string => `/${info.name}/${info.version}/${file}`;

function discovered(site: string, part: string, variant: Variant): DiscoveredRelease {
  const { version, fallback, traffic, default: isDefault } = variant;
  const info = readRelease(site, part, version);
  const { integrity } = info;
  const before = fallback === undefined ? undefined : readRelease(site, part, fallback);
  const hashOf = ({ version: of }: ReleaseInfo) =>
    integrityOf(readFileSync(path.join(releaseFolder(site, part, of), 'release.json')));
  return {
    url: address(info, info.entry),
    ...(before ? { fallbackUrl: address(before, before.entry) } : {}),
    metadata: { version, ...(integrity[info.entry] ? { integrity: integrity[info.entry] as string } : {}) },
    deployment: { traffic, default: isDefault },
    extras: {
      ...declarationsOf(info),
      files: { url: address(info, 'release.json'), integrity: hashOf(info) },
      ...(before
        ? {
            fallback: {
              version: before.version,
              release: address(before, 'release.json'),
              integrity: hashOf(before),
            },
          }
        : {}),
    },
  };
}

/**
 * The discovery document of one channel, derived from the log. Throws when two remotes claim one path, in whichever of their
 * releases: such a document must never be written.
 */
function discoveryOf(site: string, log: readonly LogEntry[], channel: string): DiscoveryDocument {
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  const owners = new Map<string, string>();
  for (const part of publishedParts(log)) {
    const releases = variantsOf(log, part, channel).map((variant) => discovered(site, part, variant));
    if (releases.length === 0) continue;
    for (const page of releases.flatMap(({ extras }) => Object.keys(extras.pages))) {
      const owner = owners.get(page) ?? part;
      if (owner !== part) throw new Error(`Both ${owner} and ${part} claim the page ${page}`);
      owners.set(page, part);
    }
    microFrontends[part] = releases;
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

const documentsOf = (site: string, log: readonly LogEntry[]) =>
  ['base', ...overlays(log)].map((channel) => [channel, discoveryOf(site, log, channel)] as const);

/**
 * The document of a shell release. A script that an earlier release on this host has, under the same name and with the same
 * hash, is referred to there: the vendor script outlives most releases, and who has it does not load it again.
 */
function documentOf(site: string, log: readonly LogEntry[], version: string): string {
  const folder = releaseFolder(site, 'shell', version);
  const { integrity } = readRelease(site, 'shell', version);
  const shells = log.flatMap((entry) => (entry.part === 'shell' && entry.kind === 'publish' ? [entry.version] : []));
  const earlier = shells
    .slice(0, shells.indexOf(version))
    .filter((each) => existsSync(releaseFolder(site, 'shell', each)))
    .map((each) => readRelease(site, 'shell', each));
  return readFileSync(path.join(folder, 'index.html'), 'utf8').replace(
    /(<script defer src=")[^"]*\/([^"/]+)"/g,
    (tag, start: string, file: string) => {
      const same = earlier.find(
        (info) => info.integrity[file] !== undefined && info.integrity[file] === integrity[file],
      );
      return same ? `${start}${address(same, file)}"` : tag;
    },
  );
}

/** Puts the shell's service worker beside its document; a shell from before there was one takes it away. */
function writeServiceWorker(release: string, folder: string): void {
  const [from, to] = [path.join(release, 'sw.js'), path.join(folder, 'sw.js')];
  if (existsSync(from)) writeAtomically(to, readFileSync(from, 'utf8'));
  else rmSync(to, { force: true });
}

/** nginx includes the files in script elements as they are. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Puts the list of files that each path needs first beside the document, and takes away those of paths that are gone. */
function writeFirst(site: string, { microFrontends }: DiscoveryDocument, folder: string): void {
  const parts: FirstPart[] = Object.entries(microFrontends).map(([part, releases]) => ({
    part,
    releases: releases.map(({ metadata }) => readRelease(site, part, metadata.version)),
  }));
  const blocks = firstBlocks(parts);
  for (const [file, block] of Object.entries(blocks)) writeAtomically(path.join(folder, file), inScript(block));
  for (const file of globSync('first/**/*.json', { cwd: folder })) {
    if (!(`/${file}` in blocks)) rmSync(path.join(folder, file));
  }
}

/** Writes what is live, for the base and for every merchant with an overlay: the only files that ever change. */
function writeLive(site: string, log: readonly LogEntry[] = readLog(site)): void {
  for (const [channel, document] of documentsOf(site, log)) {
    const folder = path.join(site, 'live', channel);
    writeFirst(site, document, folder);
    const shell = document.microFrontends['shell']?.[0]?.metadata.version;
    if (shell) {
      writeAtomically(path.join(folder, 'index.html'), documentOf(site, log, shell));
      writeServiceWorker(releaseFolder(site, 'shell', shell), folder);
    }
    writeAtomically(path.join(folder, 'discovery.json'), inScript(document));
  }
}

/** Takes a decision. It is tried on a copy of the log first, so that one that cannot be derived for every channel is never written. */
export function decide(site: string, decision: Decision & { channel: string }): void {
  documentsOf(site, [...readLog(site), { at: '', ...decision }]);
  appendLog(site, decision);
  writeLive(site);
}
