import { bus } from '@foyer/shared/bus';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import { useEffect } from 'react';

/** The purses here and what is on its way; reloads whenever the balance does. */
export function usePurses() {
  useEffect(() => bus.on('wallet:refresh', () => void invalidate('merchantWallet')), []);
  return useQuery({ ...callQuery('merchantWallet'), staleTime: 0 });
}

/** The vendors that keep a purse of their own. */
export const useVendors = () => useQuery(callQuery('vendorWallets'));

/** What the member has at one vendor, as that vendor says. Each is asked by a call of its own. */
export function useVendorPurse(vendor: string) {
  useEffect(() => bus.on('wallet:refresh', () => void invalidate('vendorWallet')), []);
  return useQuery({ ...callQuery('vendorWallet', { vendor }), staleTime: 0, retry: false });
}
