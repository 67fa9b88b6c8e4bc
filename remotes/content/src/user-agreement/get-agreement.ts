import { callQuery, useQuery } from '@foyer/shared/query';

export const useAgreement = () => useQuery({ ...callQuery('agreement'), staleTime: 10 * 60_000 });
