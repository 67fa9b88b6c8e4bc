import { call } from '@foyer/shared/api';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

const betOptions = (id: string, token: string) =>
  queryOptions({
    // With the token: what one member has seen is never shown to the next.
    queryKey: ['wallet', 'bet', token, id],
    queryFn: ({ signal }) => call('betRecord', { query: { id }, signal }),
    staleTime: 0,
  });

/** One bet of the member, or null where there is none of theirs. What is no number of a bet is not asked for. */
export function useBet(id: string) {
  const token = useSession((state) => state.session?.token) ?? '';
  return useQuery({ ...betOptions(id, token), enabled: /^\d{1,15}$/.test(id) });
}
