import { bus } from '@foyer/shared/bus';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import { useEffect } from 'react';

/** The purses here and what is on its way; with those at vendors they reload whenever the balance does. */
export function usePurses() {
  useEffect(
    () =>
      bus.on('wallet:refresh', () => {
        void invalidate('merchantWallet');
        void invalidate('vendorWallet');
      }),
    [],
  );
  return useQuery({ ...callQuery('merchantWallet'), staleTime: 0 });
}

/** The vendors that keep a purse of their own. */
export const useVendors = () => useQuery(callQuery('vendorWallets'));

/** What the member has at one vendor, as that vendor says. Each is asked by a call of its own. */
export const useVendorPurse = (vendor: string) =>
  useQuery({ ...callQuery('vendorWallet', { vendor }), staleTime: 0, retry: false });
