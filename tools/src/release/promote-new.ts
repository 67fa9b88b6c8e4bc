import type { BuiltPart } from '../build/build-part';
import { isRemoved, liveRelease, wasLive } from './live';
import { readLog } from './log';
import { promote } from './releases';

/**
 * Makes a published build live that never was. One that was live before was replaced by an operator's decision, which stays. So
 * does the decision that took a part off.
 * @returns a message when another release stays live
 * @throws when the build is not as it was published
 */
export function promoteNew(site: string, { name, version }: BuiltPart['info']): string | undefined {
  const log = readLog(site);
  const live = liveRelease(log, name, 'base')?.version;
  if (live === version) return undefined;
  if (isRemoved(log, name, 'base'))
    return `${name} was taken off this host and stays off. To bring it back: pnpm release promote ${name} ${version}`;
  if (wasLive(log, name, version))
    return (
      `${name} ${version} is what the sources here make; ${live} was made live after it and stays. ` +
      `To bring it back: pnpm release promote ${name} ${version}`
    );
  promote(site, name, version);
  return undefined;
}
