import { callQuery, useQuery } from '@foyer/shared/query';

/** The member's level, what is missing to the next, and what each level gives (S7-API-58). */
export const useClubBenefit = () => useQuery(callQuery('clubBenefit'));
