import { call } from '@foyer/shared/api';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useSession } from '@foyer/shared/session';

const clubOptions = (token: string) =>
  queryOptions({ queryKey: ['account', 'club', token], queryFn: ({ signal }) => call('clubBenefit', { signal }) });

/** The member's level, what is missing to the next, and what each level gives (S7-API-58). */
export const useClubBenefit = () => useQuery(clubOptions(useSession((state) => state.session?.token) ?? ''));
