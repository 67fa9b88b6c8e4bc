import { callQuery, useQuery } from '@foyer/shared/query';
import { isActivityInfo } from '../activity/is-activity';

/**
 * One activity, or null if unknown or malformed.
 * @param id nothing is loaded for undefined
 */
export function useActivity(id: number | undefined) {
  return useQuery({
    ...callQuery('activity', { id: id ?? 0 }),
    select: (value: unknown) => (isActivityInfo(value) ? value : null),
    enabled: id !== undefined,
  });
}
