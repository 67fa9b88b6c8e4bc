import type { SiteAddress } from '@foyer/shared/paths';

/** The page of one activity. */
export const activityAddress = (id: number): SiteAddress => `/m/activityInfo?id=${id}`;

/** The activity that the address of its page names; undefined where it is no number that one may have. */
export function activityOf(query: URLSearchParams): number | undefined {
  const text = query.get('id') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
