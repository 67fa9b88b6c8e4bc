import { isOfMember } from './cached';
import { endsByKey } from './keys';
import { endsByName } from './named';
import { areas } from './slots';

/**
 * Removes all session data from both storages: keys that end by the product's table or by their prefix, and kept answers of
 * members (A107). It scans the storages, so it also finds slots of newer releases.
 */
export function forgetSessionData(): void {
  for (const area of [areas.local, areas.session]) {
    for (const key of area.keys()) {
      if (endsByName(key) || endsByKey(key) || isOfMember(area.get(key))) area.remove(key);
    }
  }
}
