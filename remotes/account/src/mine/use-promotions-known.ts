import { call } from '@foyer/shared/api';
import { useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/**
 * Whether it is known which promotions there are, from the platform or from the last visit. The shell asks for them under this
 * key and keeps them in the flags; nothing is asked here.
 */
export function usePromotionsKnown(): boolean {
  const token = useSession((state) => state.session?.token) ?? '';
  const { data, isFetched } = useQuery({
    queryKey: ['promotions', token],
    queryFn: () => call('promotions', {}),
    enabled: false,
  });
  return isFetched || data !== undefined;
}
