import { bus } from '@foyer/shared/bus';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import { useEffect } from 'react';

/**
 * The purses of the total balance; undefined until loaded. Shares home's call, and reloads whenever the balance does.
 */
export function usePurses() {
  useEffect(() => bus.on('wallet:refresh', () => void invalidate('merchantWallet', { cancelRefetch: false })), []);
  return useQuery(callQuery('merchantWallet')).data;
}
