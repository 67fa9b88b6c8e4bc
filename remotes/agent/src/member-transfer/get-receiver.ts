import { callQuery, useQuery } from '@foyer/shared/query';

/** A direct member and what can be handed to them, as it is now. */
export const useReceiver = (to: string) => useQuery({ ...callQuery('agentReceiver', { to }), staleTime: 0 });
