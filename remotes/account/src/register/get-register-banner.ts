import type { Announcement } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';

/** The merchant's banner for visitors who register (S2-REGISTER-12), or undefined. */
export function useRegisterBanner(): Announcement | undefined {
  const { data } = useQuery({ ...callQuery('registerBanners'), staleTime: 60_000 });
  return data?.find(({ image }) => image !== undefined && image !== '');
}
