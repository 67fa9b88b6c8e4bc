import { allowsOrigin, type OriginLine } from '@foyer/shared/remote';
import { channelsOf, historyOf } from '../live';
import { appendLog, type Decision, isDecision, type LogEntry, readLog, type Signed, withDecisions } from '../log';
import { decide } from '../settle';
import { variantsOf } from '../variants';
import { refusedIn } from './refused';

/** What is said of an origin: for a part, on the base or for one merchant. */
export type OfOrigin = Pick<OriginLine, 'part' | 'origin' | 'on'>;

/**
 * Allows a part to have its files at an origin. Nothing that is live changes.
 * @throws when that is allowed already
 */
export function allow(site: string, of: OfOrigin, signed: Signed): void {
  const log = readLog(site);
  if (allowsOrigin(log, of))
    throw new Error(`${of.part} may have its files at ${of.origin} already. Nothing was done.`);
  const line = { kind: 'origin', ...of, allowed: true, ...signed } as const;
  // Nothing is derived on a host where nothing was ever live.
  if (log.some(isDecision)) decide(site, line);
  else appendLog(site, line);
}

const serves = (log: readonly LogEntry[], part: string, channel: string): boolean => {
  const refused = refusedIn(log, part, channel);
  return variantsOf(log, part, channel).some(({ version }) => refused.has(version));
};

/**
 * What a channel has in place of releases that lie where it allows them no more: the latest that it had before, else what the base has or
 * had. Undefined where nothing that it has is to be taken away.
 */
function insteadOn(log: readonly LogEntry[], part: string, channel: string): Decision | undefined {
  if (!serves(log, part, channel)) return undefined;
  const refused = refusedIn(log, part, channel);
  const latest = (of: string) => historyOf(log, part, of).findLast((version) => !refused.has(version));
  const [own, ofBase] = [latest(channel), latest('base')];
  if (own !== undefined) return { kind: 'rollback', part, version: own, channel };
  const follow = { kind: 'follow', part, channel } as const;
  if (channel !== 'base' && !serves(withDecisions(log, [follow]), part, channel)) return follow;
  return ofBase === undefined
    ? { kind: 'remove', part, channel }
    : { kind: 'rollback', part, version: ofBase, channel };
}

/**
 * Takes an origin off the list of a part, and in the same moment what lies there from visitors.
 * @returns the channels that have something else now
 * @throws when it was not allowed
 */
export function forbid(site: string, of: OfOrigin, signed: Signed): string[] {
  const log = readLog(site);
  const { part, origin, on } = of;
  if (!allowsOrigin(log, of)) throw new Error(`${part} may not have its files at ${origin} anyway. Nothing was done.`);
  const decisions: Decision[] = [{ kind: 'origin', ...of, allowed: false, ...signed }];
  const changed: string[] = [];
  for (const channel of on === 'base' ? channelsOf(log) : [on]) {
    const instead = insteadOn(withDecisions(log, decisions), part, channel);
    if (instead === undefined) continue;
    decisions.push({ ...instead, ...signed });
    changed.push(channel);
  }
  if (log.some(isDecision)) decide(site, ...decisions);
  else appendLog(site, ...decisions);
  return changed;
}

/** The origins that are on the list of some part and channel, as it was said last. */
export function listed(log: readonly LogEntry[]): OriginLine[] {
  const last = new Map<string, OriginLine>();
  for (const line of log) if (line.kind === 'origin') last.set([line.part, line.origin, line.on].join(' '), line);
  return [...last.values()];
}
