import { call } from '@foyer/shared/api';
import { useLanguage } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';

const activityQuery = (id: number, lang: string) =>
  queryOptions({
    queryKey: ['content', 'activity', id, lang],
    queryFn: ({ signal }) => call('activity', { query: { id, lang }, signal }),
  });

/**
 * One activity, or null where there is none to see.
 * @param id undefined asks for nothing
 */
export function useActivity(id: number | undefined) {
  return useQuery({ ...activityQuery(id ?? 0, useLanguage()), enabled: id !== undefined });
}
