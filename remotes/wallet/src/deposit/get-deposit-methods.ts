import { callQuery, useQuery } from '@foyer/shared/query';

/** The ways to deposit that are open to this member, named in the language of the site. */
export const useDepositMethods = () => useQuery(callQuery('depositMethods'));
