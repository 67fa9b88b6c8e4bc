import { QueryClient } from '@tanstack/react-query';
import type { CallName } from '../contract';
import { headOf, memberName } from './call-key';

/**
 * The cache of all server data. A refusal is an answer, not an accident: only calls that never reached the server are
 * tried once more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && (error as { offline?: boolean }).offline === true,
    },
  },
});

/**
 * Everything that was ever asked of a call is old: what is on the screen is asked for anew.
 *
 * @param as only what was made of it under this name, for the member of now
 * @param cancelRefetch whether an answer that is on its way already is not waited for; it is dropped unless false
 */
export function invalidate(
  call: CallName,
  { as, cancelRefetch = true }: { as?: string; cancelRefetch?: boolean } = {},
) {
  const queryKey = as === undefined ? ([headOf(call)] as const) : ([headOf(call), memberName() ?? '', as] as const);
  return queryClient.invalidateQueries({ queryKey }, { cancelRefetch });
}
