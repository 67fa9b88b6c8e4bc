import { call } from '@foyer/shared/api';
import { queryOptions, useQuery } from '@foyer/shared/query';

/** Matches that are about to begin, soonest first (A109). */
const hotMatchesQuery = queryOptions({
  queryKey: ['games', 'hotMatches'],
  queryFn: ({ signal }) => call('hotMatches', { signal }),
});

export const useHotMatches = () => useQuery(hotMatchesQuery);
