import { ApiError } from '@foyer/shared/api';
import type { Activity } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { ask, pagesQuery, useInfiniteQuery } from '@foyer/shared/query';
import { isActivity } from './is-activity';

export const activitiesQuery = (lang: string) =>
  pagesQuery('activities', { lang }, async (pageNo, signal) => {
    const page = await ask('activities', signal, { lang, pageNo });
    const rows: unknown = page?.content;
    if (!Array.isArray(rows)) throw new ApiError('activities', 'unknown', 200);
    return { ...page, content: rows.filter(isActivity) };
  });

/** The activities page by page, without doubles, which appear when one begins or ends between two pages. */
export function useActivities() {
  const query = useInfiniteQuery(activitiesQuery(useLanguage()));
  const all = query.data?.pages.flatMap(({ content }) => content);
  const activities = all && [...new Map<number, Activity>(all.map((each) => [each.id, each])).values()];
  return { query, activities };
}
