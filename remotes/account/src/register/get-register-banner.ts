import type { Announcement } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';

/** What the merchant announces to whoever registers (S2-REGISTER-12): the banner to show; undefined while there is none. */
export function useRegisterBanner(): Announcement | undefined {
  const { data } = useQuery({ ...callQuery('registerBanners'), staleTime: 60_000 });
  return data?.find(({ image }) => image !== undefined && image !== '');
}
