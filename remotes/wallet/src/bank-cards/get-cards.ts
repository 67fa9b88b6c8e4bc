import { callQuery, useQuery } from '@foyer/shared/query';

/** The member's cards: those kept in the browser at once, masked, until the platform has answered (A107). */
export const useBankCards = () => useQuery({ ...callQuery('bankCards'), staleTime: 0 });
