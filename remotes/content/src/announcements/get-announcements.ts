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
 * Everything home announces, in one call that banner, ticker, notices and pop-ups share (S2-HOME-13, S7-API-33, A060), in the
 * language and for the member of now; kept as the three lists that it is (S3-STORAGE-04). `enabled` false waits with the call.
 */
export function useAnnouncements(enabled = true) {
  return useQuery({ ...callQuery('homeAnnouncements'), staleTime: 60_000, enabled });
}
