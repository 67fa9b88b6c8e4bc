import { callQuery, useQuery } from '@foyer/shared/query';
import { isActivityInfo } from '../activity/is-activity';

/**
 * One activity, or null where there is none to see, or nonsense in its place.
 * @param id undefined asks for nothing
 */
export function useActivity(id: number | undefined) {
  return useQuery({
    ...callQuery('activity', { id: id ?? 0 }),
    select: (given: unknown) => (isActivityInfo(given) ? given : null),
    enabled: id !== undefined,
  });
}
