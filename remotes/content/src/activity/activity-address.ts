import type { SiteAddress } from '@foyer/shared/paths';

export const activityAddress = (id: number): SiteAddress => `/m/activityInfo?id=${id}`;

/** The activity's id in an address; undefined if invalid. */
export function activityOf(query: URLSearchParams): number | undefined {
  const text = query.get('id') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
