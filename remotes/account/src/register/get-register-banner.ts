import { call, merchantCode } from '@foyer/shared/api';
import { type Announcement, CONTENT_TYPES, PLATFORM_MOBILE } from '@foyer/shared/contract';
import { useLanguage } from '@foyer/shared/i18n';
import { queryOptions, useQuery } from '@foyer/shared/query';

/** What the merchant announces to whoever registers (S2-REGISTER-12). */
const bannersQuery = (language: string) =>
  queryOptions({
    queryKey: ['account', 'registerBanners', merchantCode(), language],
    queryFn: ({ signal }) =>
      call('announcements', {
        query: {
          types: CONTENT_TYPES.BANNER,
          groupName: 'm_reg',
          platform: PLATFORM_MOBILE,
          merchantCode: merchantCode(),
          language,
        },
        signal,
      }),
    staleTime: 60_000,
  });

/** The banner to show; undefined while there is none. */
export function useRegisterBanner(): Announcement | undefined {
  const { data } = useQuery(bannersQuery(useLanguage()));
  return data?.find(({ image }) => image !== undefined && image !== '');
}
