import { type Announcement, CONTENT_TYPES } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';

const { BANNER, PLAYER, POPUP, HOME } = CONTENT_TYPES;

const ofTypes =
  (...types: Announcement['type'][]) =>
  (list: readonly Announcement[] = []): Announcement[] =>
    list.filter(({ type }) => types.includes(type));

export const banners = ofTypes(BANNER);
/** Notices of the ticker, the notice page and the notice pop-up. */
export const notices = ofTypes(PLAYER, HOME);
export const popups = ofTypes(POPUP);

/**
 * Home's announcements: banner, ticker, notices and pop-ups share one call (S2-HOME-13, S7-API-33, A060), by language and
 * member; kept as three lists (S3-STORAGE-04). With `enabled` false the call waits.
 */
export function useAnnouncements(enabled = true) {
  return useQuery({ ...callQuery('homeAnnouncements'), staleTime: 60_000, enabled });
}
