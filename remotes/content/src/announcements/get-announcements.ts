import { call, merchantCode } from '@foyer/shared/api';
import { type Announcement, CONTENT_TYPES, PLATFORM_MOBILE } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { cachedQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { cached, type Kept } from '@foyer/shared/storage';

const { BANNER, PLAYER, POPUP, HOME } = CONTENT_TYPES;

const ofTypes =
  (...types: Announcement['type'][]) =>
  (list: readonly Announcement[] = []): Announcement[] =>
    list.filter(({ type }) => types.includes(type));

export const banners = ofTypes(BANNER);
/** Notices of the ticker, the notice page and the notice pop-up. */
export const notices = ofTypes(PLAYER, HOME);
export const popups = ofTypes(POPUP);

/** The one answer, kept as the three lists that it is (S3-STORAGE-04). */
function keptIn(of: readonly string[], account: string | undefined): Kept<Announcement[]> {
  const parts = [
    { slot: cached.banners.of(of, account), pick: banners },
    { slot: cached.notice.of(of, account), pick: notices },
    { slot: cached.popupList.of(of, account), pick: popups },
  ];
  return {
    get: () => {
      const lists = parts.map(({ slot }) => slot.get());
      return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
    },
    set: (list) => {
      for (const { slot, pick } of parts) slot.set(pick(list));
    },
  };
}

/**
 * Everything home announces, in one call that banner, ticker, notices and pop-ups share (S2-HOME-13, S7-API-33, A060).
 * `account` tells the cache whose answer it is; the client adds the token where there is a session.
 */
function announcementsQuery(language: string, account: string | undefined) {
  const merchant = merchantCode();
  return cachedQuery(() => keptIn([language, merchant], account), {
    queryKey: ['announcements', merchant, language, account ?? ''],
    queryFn: ({ signal }) =>
      call('announcements', {
        query: {
          types: [BANNER, PLAYER, POPUP, HOME].join(','),
          groupName: 'm_home',
          platform: PLATFORM_MOBILE,
          merchantCode: merchant,
          language,
        },
        signal,
      }),
    staleTime: 60_000,
  });
}

/** The announcements in the language and for the member of now; `enabled` false waits with the call. */
export function useAnnouncements(enabled = true) {
  const language = useLanguage();
  const account = useSession((state) => state.session?.userName);
  return useQuery({ ...announcementsQuery(language, account), enabled });
}
