import { callQuery, useQuery } from '@foyer/shared/query';

/** The user agreement in the current language. */
export const useAgreement = () => useQuery({ ...callQuery('agreement'), staleTime: 10 * 60_000 });
