import { callQuery, useQuery } from '@foyer/shared/query';

/** Matches that are about to begin, soonest first (A109). */
export const useHotMatches = () => useQuery(callQuery('hotMatches'));
