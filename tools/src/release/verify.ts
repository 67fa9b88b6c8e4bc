import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkStatement, STATEMENT, saidOf } from '@foyer/shared/trust';
import { trustOf, trustRoot } from '../trust/trust-files';
import { deriveLive } from './derive';
import { wrongIn } from './documents';
import { misfits } from './gate';
import { type Live, liveStatement } from './generation';
import { publishedParts } from './live';
import { isDecision, type LogEntry, readLog, unfinishedLine } from './log';
import { rememberedHead } from './log-memory';
import { openRelease, releaseFolder } from './pinned';
import { statingOf } from './stating';

export const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why a check throws, in a sentence; none where it does not. */
export function problemsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [saidOf(error)];
  }
}

function problemsOfReleases(site: string, log: readonly LogEntry[]): string[] {
  const published = log.flatMap((entry) => (entry.kind === 'publish' ? [entry] : []));
  return published
    .filter(({ part, version }) => existsSync(releaseFolder(site, part, version)))
    .flatMap(({ part, version }) => problemsOf(() => openRelease(site, log, part, version).check()));
}

/**
 * What readers that demand trust would refuse, and what will soon stop decisions (decision 81). Documents are compared apart.
 */
function problemsOfTrust(site: string, log: readonly LogEntry[], live: Live): string[] {
  const trust = trustOf(site);
  if (trust === undefined) return [];
  const stated = problemsOf(() => {
    const stating = statingOf(site, log, live);
    if (stating?.isSaidBy(liveStatement(site)) === false)
      throw new Error('The statement of what is live does not say what the log says.');
  });
  const ended = problemsOf(() => void statingOf(site, log, live, publishedParts(log)));
  let alarms: readonly string[] = [];
  const refused = problemsOf(() => {
    alarms = checkStatement(liveStatement(site), trust, undefined, Date.now()).alarms;
  });
  return [...new Set([...refused, ...stated, ...ended, ...alarms])];
}

/** Whether a host demands signatures: a sentence for who verified it. */
export function demanded(site: string): string {
  const trust = trustOf(site);
  if (trust === undefined)
    return 'This host demands no signatures: whoever can write to it decides what runs ("release keys begin").';
  const root =
    trustRoot() === undefined ? 'by the root that lies on the host itself (TRUST_ROOT says another)' : 'by TRUST_ROOT';
  const remembered =
    rememberedHead(site) === undefined
      ? 'No online key is named here that remembers the log (RELEASE_ONLINE_KEY): an older host that was put back whole would not be seen'
      : 'The log goes on from what the online key signed for last';
  return `Signatures are demanded, version ${trust.version} of the trust, ${root}. ${remembered}.`;
}

/** Compares what readers get with what the log makes. */
function problemsOfLive(site: string, log: readonly LogEntry[]): string[] {
  const derived = deriveLive(site, log, publishedParts(log));
  const folder = path.join(site, 'live');
  const channels = existsSync(folder) ? readdirSync(folder) : [];
  return [
    ...problemsOfTrust(site, log, derived),
    ...channels
      .filter((channel) => !derived.has(channel) && channel !== STATEMENT)
      .map((channel) => `live/${channel} is no channel of the log`),
    ...[...derived].flatMap(([channel, files]) => {
      const { wrong, added } = wrongIn(path.join(folder, channel), files);
      return [
        ...added.map((name) => `live/${channel}/${name} comes from no release`),
        ...wrong.map((name) => `live/${channel}/${name} is not what the log and the releases make of it`),
      ];
    }),
  ];
}

/**
 * Compares a host with its log (decision 0021): the log with its own hashes, releases with their published hashes, live files
 * with what the log makes of them; shells with the remotes that they have to run (decision 70); and, where the host demands trust,
 * signatures and the statement of what is live (decision 81). Changes nothing.
 * @returns one sentence for each difference
 */
export function verify(site: string): string[] {
  const broken = problemsOf(() => readLog(site));
  if (broken.length > 0) return broken;
  const log = readLog(site);
  const torn =
    unfinishedLine(site) === undefined ? [] : ['The last line of the log is not whole, and counts for nothing.'];
  const problems = problemsOfReleases(site, log);
  const derived = problemsOf(() => {
    if (log.some(isDecision)) problems.push(...problemsOfLive(site, log), ...misfits(site, log));
  });
  return [...new Set([...torn, ...problems, ...derived])];
}
