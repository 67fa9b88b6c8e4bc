import { checkFit } from './gate';
import { liveRelease } from './live';
import { readLog, type Signed } from './log';
import { decide } from './settle';
import { demandDivisible } from './shell-shares';
import { experimentOn, type Shares, sharesOf } from './variants';
import { WrongUse } from './wrong-use';

/**
 * Parses shares such as `1.0.0=90 2.0.0=10`, or `off`, which ends an experiment.
 * @throws `WrongUse` when a share is no percentage with two decimals, a version is repeated, or the sum is not 100
 */
export function parseShares(words: readonly string[]): Shares {
  if (words.length === 1 && words[0] === 'off') return {};
  const shares = new Map<string, number>();
  for (const word of words) {
    const [, version, percent] = word.match(/^([^=\s]+)=(\d{1,3}(?:\.\d{1,2})?)$/) ?? [];
    if (version === undefined || Number(percent) <= 0) throw new WrongUse(`"${word}" is not a share such as 2.0.0=10`);
    if (shares.has(version)) throw new WrongUse(`${version} appears twice: give each version one share`);
    shares.set(version, Number(percent));
  }
  const hundredths = [...shares.values()].reduce((sum, share) => sum + Math.round(share * 100), 0);
  if (hundredths !== 100_00) throw new WrongUse(`The shares add up to ${hundredths / 100}, they must add up to 100`);
  return Object.fromEntries(shares);
}

/**
 * Divides the visitors of a channel among releases of a part, or ends that. Where nothing divides them, ending it decides nothing.
 * @throws when a release was never published or is damaged, nothing is live yet, two remotes would claim one path, a shell cannot
 * run one (decision 70), or a shell cannot be divided (decision 97)
 */
export function setTraffic(site: string, part: string, shares: Shares, channel = 'base', signed: Signed = {}): void {
  const log = readLog(site);
  const live = liveRelease(log, part, channel);
  if (!live) throw new Error(`${part} has no live release yet: promote one first`);
  const versions = Object.keys(shares);
  const isDivided = Object.keys(sharesOf(log, part, channel)).length > 0 || experimentOn(log, part, channel);
  if (versions.length === 0 && !isDivided) return;
  if (part === 'shell' && versions.length > 0) demandDivisible(site, log, [live.version, ...versions]);
  const decision = { kind: 'traffic', part, channel, shares, ...signed } as const;
  checkFit(site, log, [decision]);
  decide(site, decision);
}
