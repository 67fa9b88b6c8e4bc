import { callQuery, useQuery } from '@foyer/shared/query';

/** The direct upline and what can be handed up, as they are now. */
export const useUplineReceiver = () => useQuery({ ...callQuery('uplineReceiver'), staleTime: 0 });
