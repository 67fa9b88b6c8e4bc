import { callQuery, useQuery } from '@foyer/shared/query';

/** Hot games of all categories, in one unpaged answer (S7-API-41, A076). */
export const useHotGames = () => useQuery(callQuery('hotGames'));
