import { callQuery, useQuery } from '@foyer/shared/query';

/** The methods that this member can deposit with, in the site's language. */
export const useDepositMethods = () => useQuery(callQuery('depositMethods'));
