import { callQuery, useQuery } from '@foyer/shared/query';

/** The member's level, the progress to the next, and every level's benefits (S7-API-58). */
export const useClubBenefit = () => useQuery(callQuery('clubBenefit'));
