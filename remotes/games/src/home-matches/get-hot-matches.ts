import { callQuery, useQuery } from '@foyer/shared/query';

/** Coming matches, soonest first (A109). */
export const useHotMatches = () => useQuery(callQuery('hotMatches'));
