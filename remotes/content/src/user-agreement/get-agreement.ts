import { callQuery, useQuery } from '@foyer/shared/query';

/** What a member agrees to, in the language of the moment. */
export const useAgreement = () => useQuery({ ...callQuery('agreement'), staleTime: 10 * 60_000 });
