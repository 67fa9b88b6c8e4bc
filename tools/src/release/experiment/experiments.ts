import {
  type Buckets,
  type ExclusionGroup,
  type Experiment,
  type ExperimentTerms,
  experimentsIn,
} from '@foyer/shared/remote';
import { didYouMean } from '../../nearest';
import { checkFit } from '../gate';
import { liveRelease } from '../live';
import { type Decision, type LogEntry, ownExperiment, readLog, type Signed } from '../log';
import { decide } from '../settle';
import { demandDivisible } from '../shell-shares';
import { ownShares } from '../variants';
import { WrongUse } from '../wrong-use';
import { allotted, others, type WantedArm } from './arms';

const NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** What is said when an experiment starts: everything but which buckets. */
export interface Wish extends Omit<ExperimentTerms, 'arms' | 'group'> {
  readonly arms: readonly WantedArm[];
  /** `share` in buckets of the group. */
  readonly group?: { readonly name: string; readonly share: number };
}

/** Checks the name of an experiment or group. Throws when it is none. */
export function checkName(name: string): void {
  if (!NAME.test(name))
    throw new WrongUse(`"${name}" is no name: 2 to 40 small letters, digits and "-", a letter first`);
}

const isRunning = ({ endedAt }: Experiment): boolean => endedAt === undefined;

/** Whether two channels have visitors in common: the base is everybody's. */
const meet = (one: string, other: string): boolean => one === other || one === 'base' || other === 'base';

/** The first free buckets of a group that are as many as asked for and lie side by side. Throws when there are none. */
function placeIn(log: readonly LogEntry[], { name, share }: NonNullable<Wish['group']>, on: string): ExclusionGroup {
  const members = experimentsIn(log).filter(
    (each) => isRunning(each) && each.group?.name === name && meet(each.on, on),
  );
  // Experiments of different merchants may have the same buckets.
  const free = others(unionOf(members.flatMap(({ group }) => (group ? [group.buckets] : []))));
  const found = free.find(([from, to]) => to - from >= share);
  if (found !== undefined) return { name, buckets: [found[0], found[0] + share] };
  const most = Math.max(0, ...free.map(([from, to]) => to - from)) / 100;
  const who = members.map((each) => each.name).join(', ');
  throw new Error(`The group ${name} has ${most} % left in one piece beside ${who}. Ask for that, or end one of them.`);
}

function unionOf(buckets: readonly Buckets[]): Buckets[] {
  const all: Buckets[] = [];
  for (const [from, to] of [...buckets].sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}

function checkWish(log: readonly LogEntry[], wish: Wish, now: number): void {
  const { name, part, on, until, hypothesis, metric, guardrails, expected } = wish;
  checkName(name);
  if (hypothesis.trim() === '') throw new WrongUse('An experiment needs a hypothesis: say what is expected, and why');
  if (!(Date.parse(until) > now))
    throw new WrongUse(`"${until}" is no end: give a day that is still to come, as 2027-01-31`);
  if ([metric, ...guardrails].includes('stake') !== (expected !== undefined))
    throw new WrongUse(
      'Stakes need the difference that one would like to find, in the currency of the site: --expected 20',
    );
  if (expected !== undefined && !/^\d{1,12}(\.\d{1,4})?$/.test(expected))
    throw new WrongUse(`"${expected}" is no amount`);
  if (experimentsIn(log).some((each) => each.name === name))
    throw new Error(
      `There was an experiment ${name} already. A name divides visitors and is used once: give it another.`,
    );
  if (!liveRelease(log, part, on)) throw new Error(`${part} has no live release yet: promote one first`);
  const running = ownExperiment(log, part, on);
  if (running !== undefined)
    throw new Error(
      `${running.name} runs on ${part} (${on}): end it first with "release experiment stop ${running.name}"`,
    );
  if (Object.keys(ownShares(log, part, on) ?? {}).length > 0)
    throw new Error(
      `Visitors of ${part} are divided already (${on}): end that first with "release traffic ${part} off"`,
    );
}

/**
 * Starts an experiment (decision 80).
 * @throws when its name was used, its part is divided already, its end is not to come, its group has no place, a release was never
 * published or is damaged, two remotes would claim one path, the shell cannot run a release, or a shell cannot be divided (decision 97)
 */
export function startExperiment(site: string, wish: Wish, signed: Signed = {}, now = Date.now()): Experiment {
  const log = readLog(site);
  checkWish(log, wish, now);
  const { arms, group, ...said } = wish;
  const terms: ExperimentTerms = {
    ...said,
    until: new Date(Date.parse(wish.until)).toISOString(),
    arms: allotted(arms),
    ...(group && { group: placeIn(log, group, wish.on) }),
  };
  return tell(site, log, { kind: 'experiment', ...terms, ...signed });
}

function tell(site: string, log: readonly LogEntry[], decision: Decision & { name: string }): Experiment {
  if (decision.kind === 'experiment' && decision.part === 'shell') {
    const live = liveRelease(log, 'shell', decision.on)?.version;
    const arms = decision.arms.map(({ version }) => version);
    demandDivisible(site, log, live === undefined ? arms : [live, ...arms]);
  }
  checkFit(site, log, [decision]);
  decide(site, decision);
  return experimentNamed(readLog(site), decision.name);
}

/** An experiment by its name. Throws when there never was one. */
export function experimentNamed(log: readonly LogEntry[], name: string): Experiment {
  const all = experimentsIn(log);
  const found = all.find((each) => each.name === name);
  if (found !== undefined) return found;
  const names = all.filter(isRunning).map((each) => each.name);
  throw new Error(
    `There is no experiment "${name}".${didYouMean(
      name,
      all.map((each) => each.name),
    )} ${names.length > 0 ? `Running: ${names.join(', ')}.` : 'None runs.'}`,
  );
}

function runningNamed(log: readonly LogEntry[], name: string): Experiment {
  const found = experimentNamed(log, name);
  if (!isRunning(found))
    throw new Error(`${name} has ended already (${found.endedAt?.slice(0, 16).replace('T', ' ')} UTC)`);
  return found;
}

/**
 * Gives a running experiment other arms or shares, of which `allotted` says who moves. What is counted begins anew with it.
 * @throws as `startExperiment`
 */
export function divideAnew(site: string, name: string, arms: readonly WantedArm[], signed: Signed = {}): Experiment {
  const log = readLog(site);
  const { startedAt: _, dividedAt: __, endedAt: ___, ...terms } = runningNamed(log, name);
  return tell(site, log, { kind: 'experiment', ...terms, arms: allotted(arms, terms.arms), ...signed });
}

/** Ends an experiment: everybody gets the live release. Throws when it does not run. */
export function stopExperiment(site: string, name: string, signed: Signed = {}): Experiment {
  const log = readLog(site);
  const { part, on } = runningNamed(log, name);
  return tell(site, log, { kind: 'experiment-end', name, part, on, ...signed });
}

/** How far an experiment is, in a word. */
export const stateOf = (experiment: Experiment, now: number): 'running' | 'over' | 'ended' =>
  !isRunning(experiment) ? 'ended' : Date.parse(experiment.until) <= now ? 'over' : 'running';
