import { ALL_BUCKETS, type Arm, type Buckets, type ExperimentTerms } from '@foyer/shared/remote';
import { percentOf } from '../variants';
import { WrongUse } from '../wrong-use';

/** An arm as it is wanted: how many buckets, not which. */
export interface WantedArm {
  readonly arm: string;
  readonly version: string;
  readonly share: number;
}

const ARM = /^(?:([A-Za-z0-9][\w.+-]{0,63}):)?([^=\s:]+)=(\d{1,3}(?:\.\d{1,2})?)$/;

/**
 * Parses arms such as `1.4.0=50 1.5.0=50`, or with names of their own `old:1.4.0=50 new:1.5.0=50`. Two arms may have one release: such an
 * experiment tells nothing but whether the method is right.
 * @returns the arms with their shares in buckets
 * @throws `WrongUse` when there are fewer than two, a share is no percentage with two decimals, a name is repeated, or the sum is above 100
 */
export function parseArms(words: readonly string[]): WantedArm[] {
  const arms = words.map((word) => {
    const [, name, version, percent] = word.match(ARM) ?? [];
    if (version === undefined || percent === undefined || Number(percent) <= 0)
      throw new WrongUse(`"${word}" is no arm such as 1.5.0=50 or new:1.5.0=50`);
    return { arm: name ?? version, version, share: Math.round(Number(percent) * 100) };
  });
  if (arms.length < 2) throw new WrongUse('An experiment has two arms or more. The first one is the control.');
  const twice = arms.find(({ arm }, at) => arms.findIndex((each) => each.arm === arm) !== at);
  if (twice !== undefined)
    throw new WrongUse(`Two arms have the name ${twice.arm}: give each its own, as in old:1.4.0=50`);
  const sum = arms.reduce((all, { share }) => all + share, 0);
  if (sum > ALL_BUCKETS) throw new WrongUse(`The shares add up to ${sum / 100}, that is more than 100`);
  return arms;
}

const widthOf = (buckets: readonly Buckets[]): number => buckets.reduce((sum, [from, to]) => sum + to - from, 0);

/** The first buckets of some, as many as said, and the rest. */
function split(buckets: readonly Buckets[], count: number): [taken: Buckets[], rest: Buckets[]] {
  const [taken, rest]: [Buckets[], Buckets[]] = [[], []];
  let left = count;
  for (const [from, to] of buckets) {
    const end = Math.min(to, from + left);
    if (end > from) taken.push([from, end]);
    if (to > end) rest.push([end, to]);
    left -= end - from;
  }
  return [taken, rest];
}

/** Joins buckets that lie side by side, in their order. */
function joined(buckets: readonly Buckets[]): Buckets[] {
  const all: Buckets[] = [];
  for (const each of [...buckets].sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last !== undefined && last[1] === each[0]) all[all.length - 1] = [last[0], each[1]];
    else all.push(each);
  }
  return all;
}

/** The buckets that are not among some. */
export function others(buckets: readonly Buckets[]): Buckets[] {
  const free: Buckets[] = [];
  let from = 0;
  for (const [begin, end] of joined(buckets)) {
    if (begin > from) free.push([from, begin]);
    from = end;
  }
  if (from < ALL_BUCKETS) free.push([from, ALL_BUCKETS]);
  return free;
}

/**
 * Gives arms their buckets. An arm that had some keeps them as long as it is to have as many; one that is to have fewer gives its last
 * ones up. One that grows takes what nobody had, then what others gave up. So these visitors move and no others: those of buckets that
 * were given up, and those of no arm that come in.
 */
export function allotted(wanted: readonly WantedArm[], before: readonly Arm[] = []): Arm[] {
  const kept = new Map(
    wanted.map(({ arm, version, share }) => {
      const own = before.find((each) => each.arm === arm && each.version === version)?.buckets ?? [];
      return [arm, split(own, share)[0]];
    }),
  );
  const had = before.flatMap(({ buckets }) => buckets);
  const used = () => [...kept.values()].flat();
  const fresh = others([...had, ...used()]);
  const givenUp = others([...used(), ...fresh]);
  let free = [...fresh, ...givenUp];
  return wanted.map(({ arm, version, share }) => {
    const own = kept.get(arm) ?? [];
    const [taken, rest] = split(free, share - widthOf(own));
    free = rest;
    return { arm, version, buckets: joined([...own, ...taken]) };
  });
}

/** Arms in the words of the command, with the percent of all visitors that each has. */
export const armsShown = (experiment: Pick<ExperimentTerms, 'arms' | 'group'>): string =>
  experiment.arms
    .map((arm) => `${arm.arm === arm.version ? '' : `${arm.arm}:`}${arm.version}=${percentOf(experiment, arm)}`)
    .join(' ');
