import { bus } from '@foyer/shared/bus';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import { useEffect } from 'react';

/**
 * What the total balance consists of; undefined until it came. Home asks for it too, so it is at hand when one comes from there.
 * Loads anew whenever the balance does.
 */
export function usePurses() {
  useEffect(() => bus.on('wallet:refresh', () => void invalidate('merchantWallet', { cancelRefetch: false })), []);
  return useQuery(callQuery('merchantWallet')).data?.wallets;
}
