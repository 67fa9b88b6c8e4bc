import type { BuiltPart } from '../build/build-part';
import { isRemoved, liveRelease, wasLive } from './live';
import { channelOf, readLog } from './log';
import { promoteUnasked } from './releases';
import { decide } from './settle';

/**
 * Makes a published build live, as long as nobody else decided about its part: it never was live, and what is live now was made so
 * by `start` as well, or nothing is. Every other decision is an operator's and stays, also the one that took the part off. Who
 * promotes by hand what the sources make lets `start` go on from there.
 * @returns a message when another release stays live
 * @throws when the build is not as it was published
 */
export function promoteNew(site: string, { name, version }: BuiltPart['info']): string | undefined {
  const log = readLog(site);
  const bringBack = `To make it live: pnpm release promote ${name} ${version}`;
  const last = log.findLast((entry) => entry.part === name && channelOf(entry) === 'base');
  const live = liveRelease(log, name, 'base')?.version;
  if (live === version) {
    if (last?.kind === 'promote' && last.by === 'hand')
      decide(site, { kind: 'promote', part: name, version, channel: 'base', by: 'start' });
    return undefined;
  }
  if (isRemoved(log, name, 'base')) return `${name} was taken off this host and stays off. ${bringBack}`;
  const own = last === undefined || (last.kind === 'promote' && last.by !== 'hand');
  if (own && !wasLive(log, name, version)) {
    promoteUnasked(site, name, version);
    return undefined;
  }
  return `${name} ${version} is what the sources here make; ${live ?? 'nothing'} was made live by an operator and stays. ${bringBack}`;
}
