import type { SiteAddress } from '@foyer/shared/paths';

export const CENTER = '/m/gameCenter';

/** Address of a search in all categories; of the center without a text. */
export const centerAddress = (text: string): SiteAddress =>
  text === '' ? CENTER : `${CENTER}?${new URLSearchParams({ q: text })}`;
