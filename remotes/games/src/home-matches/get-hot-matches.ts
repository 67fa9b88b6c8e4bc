import { call, merchantCode } from '@foyer/shared/api';
import { cachedQuery, useQuery } from '@foyer/shared/query';
import { cached } from '@foyer/shared/storage';

/** Matches that are about to begin, soonest first (A109). */
const hotMatchesQuery = cachedQuery(() => cached.hotMatches.of([merchantCode()]), {
  queryKey: ['games', 'hotMatches'],
  queryFn: ({ signal }) => call('hotMatches', { signal }),
});

export const useHotMatches = () => useQuery(hotMatchesQuery);
