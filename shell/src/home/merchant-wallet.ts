import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** Loads the member's purses on home, so that the wallet's pages have them at once (S2-HOME-12). */
export function useMerchantWallet() {
  const isMember = useSession((state) => state.session !== undefined);
  return useQuery({ ...callQuery('merchantWallet'), enabled: isMember }).data;
}
