import { callQuery, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

/** Loads the purses of the member with home, so that the wallet's pages have them at hand (S2-HOME-12). */
export function useMerchantWallet() {
  const isMember = useSession((state) => state.session !== undefined);
  return useQuery({ ...callQuery('merchantWallet'), enabled: isMember }).data;
}
