import { call } from '@foyer/shared/api';
import { useLanguage } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { isActivityInfo } from '../activity/is-activity';

const activityQuery = (id: number, lang: string) =>
  queryOptions({
    queryKey: ['content', 'activity', id, lang],
    queryFn: async ({ signal }) => {
      const given: unknown = await call('activity', { query: { id, lang }, signal });
      return isActivityInfo(given) ? given : null;
    },
  });

/**
 * One activity, or null where there is none to see, or nonsense in its place.
 * @param id undefined asks for nothing
 */
export function useActivity(id: number | undefined) {
  return useQuery({ ...activityQuery(id ?? 0, useLanguage()), enabled: id !== undefined });
}
