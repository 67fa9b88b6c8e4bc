import { ApiError, call } from '@foyer/shared/api';
import type { Activity } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { infiniteQueryOptions, useInfiniteQuery } from '@foyer/shared/query';
import { isActivity } from './is-activity';

const PAGE_SIZE = 10;

const activitiesQuery = (lang: string) =>
  infiniteQueryOptions({
    queryKey: ['content', 'activities', lang],
    queryFn: async ({ pageParam, signal }) => {
      const page = await call('activities', { query: { lang, pageNo: pageParam, pageSize: PAGE_SIZE }, signal });
      const rows: unknown = page?.content;
      if (!Array.isArray(rows)) throw new ApiError('activities', 'unknown', 200);
      return { ...page, content: rows.filter(isActivity) };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
  });

/** The activities of the merchant, page by page, each once: between two pages one may have begun or ended. */
export function useActivities() {
  const query = useInfiniteQuery(activitiesQuery(useLanguage()));
  const all = query.data?.pages.flatMap(({ content }) => content);
  const activities = all && [...new Map<number, Activity>(all.map((each) => [each.id, each])).values()];
  return { query, activities };
}
