import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { queryOptions, useQuery, useQueryClient } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';
import { useEffect } from 'react';

/** The key is the one home loads them under, so they are at hand when one comes from there; never another member's. */
const pursesOptions = (token: string) =>
  queryOptions({ queryKey: ['merchantWallet', token], queryFn: () => call('merchantWallet', {}) });

/** What the total balance consists of; undefined until it came. Loads anew whenever the balance does. */
export function usePurses() {
  const token = useSession((state) => state.session?.token) ?? '';
  const client = useQueryClient();
  useEffect(
    () =>
      bus.on(
        'wallet:refresh',
        () => void client.invalidateQueries({ queryKey: ['merchantWallet'] }, { cancelRefetch: false }),
      ),
    [client],
  );
  return useQuery(pursesOptions(token)).data?.wallets;
}
