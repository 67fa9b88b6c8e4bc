import { isOfMember } from './cached';
import { endsByKey } from './keys';
import { endsByName } from './named';
import { areas } from './slots';

/**
 * Removes from both storages what goes with a session: what the product says so of, everything under the prefix that does not
 * stay, and every answer that a member was given (A107). It looks at what lies there, so it finds slots of releases that are
 * newer than this one.
 */
export function forgetSessionData(): void {
  for (const area of [areas.local, areas.session]) {
    for (const key of area.keys()) {
      if (endsByName(key) || endsByKey(key) || isOfMember(area.get(key))) area.remove(key);
    }
  }
}
