import { call } from '@foyer/shared/api';
import { queryOptions, useQuery } from '@foyer/shared/query';

const merchantWalletQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['merchantWallet', token ?? ''],
    queryFn: () => call('merchantWallet', {}),
    enabled: token !== undefined,
  });

/** Loads the purses of the member with home, so that the wallet's pages have them at hand (S2-HOME-12). */
export const useMerchantWallet = (token: string | undefined) => useQuery(merchantWalletQuery(token)).data;
