import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { mayNamePart } from '@foyer/shared/remote';
import { isRemoved, liveRelease } from '../release/live';
import { appendLog, readLog } from '../release/log';
import { unpinned } from '../release/pin';
import { checkBuild, sweep } from '../release/publish';
import { promoteUnasked, withSite } from '../release/releases';
import { refresh } from '../release/settle';

/** A part's complete release folders on the host, in order of arrival. */
function foldersOf(site: string, part: string): string[] {
  const folder = path.join(site, part);
  if (!existsSync(folder)) return [];
  const came = (version: string) => statSync(path.join(folder, version)).mtimeMs;
  return readdirSync(folder)
    .filter((version) => existsSync(path.join(folder, version, 'release.json')))
    .sort((a, b) => came(a) - came(b));
}

/** Parts with a folder on the host, the shell first. */
const partsOn = (site: string): string[] =>
  readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && mayNamePart(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));

/** What was done and what was rejected, one line each. */
export interface Adopted {
  readonly done: readonly string[];
  readonly refused: readonly string[];
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Logs what images brought and the log does not know. A decision about a release is no publication of it. */
function register(site: string, part: string, done: string[], refused: string[]): void {
  const known = new Set(
    readLog(site).flatMap((entry) =>
      (entry.kind === 'publish' || entry.kind === 'pin') && entry.part === part ? [entry.version] : [],
    ),
  );
  for (const version of foldersOf(site, part).filter((each) => !known.has(each))) {
    try {
      const description = checkBuild(path.join(site, part, version), part, version);
      appendLog(site, { kind: 'publish', part, version, description });
      done.push(`${part} ${version} published, ${description}`);
    } catch (error) {
      refused.push(sentence(error));
    }
  }
}

/** Makes the release of a part that came last live, if the part was never live and nobody took it off. */
function begin(site: string, part: string, done: string[], refused: string[]): void {
  const log = readLog(site);
  if (liveRelease(log, part, 'base') || isRemoved(log, part, 'base')) return;
  const published = log.flatMap((entry) => (entry.kind === 'publish' && entry.part === part ? [entry.version] : []));
  const newest = foldersOf(site, part)
    .filter((version) => published.includes(version))
    .at(-1);
  if (newest === undefined) return;
  try {
    promoteUnasked(site, part, newest);
    done.push(`${part} ${newest} is live`);
  } catch (error) {
    refused.push(sentence(error));
  }
}

/**
 * Registers releases that images put on a host: one that the log does not know is logged as published with its hash, if it fits its
 * own description. Nothing goes live. A rejected release does not stop the others.
 */
export function registerBrought(site: string): Promise<Adopted> {
  const [done, refused]: [string[], string[]] = [[], []];
  const all = () => {
    for (const part of partsOn(site)) register(site, part, done, refused);
    return { done, refused };
  };
  return withSite(site, all, (line) => void done.push(line));
}

/**
 * Registers releases as `registerBrought` does. A part that was never live goes live; a live part stays, and one that was taken off
 * stays off, because that is an operator's decision. At last the live files are written again. A rejected part does not stop the others.
 */
export function adopt(site: string): Promise<Adopted> {
  const [done, refused]: [string[], string[]] = [[], []];
  const say = (line: string) => void done.push(line);
  const all = () => {
    sweep(site);
    for (const part of partsOn(site)) {
      register(site, part, done, refused);
      begin(site, part, done, refused);
    }
    const old = unpinned(readLog(site)).filter(({ part, version }) => existsSync(path.join(site, part, version)));
    if (old.length > 0)
      done.push(`${old.length} releases are from before hashes were kept: "release pin" before the next decision`);
    else {
      try {
        refresh(site, say);
      } catch (error) {
        refused.push(sentence(error));
      }
    }
    return { done, refused };
  };
  return withSite(site, all, say);
}
