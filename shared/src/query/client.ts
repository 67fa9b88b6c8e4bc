import { QueryClient } from '@tanstack/react-query';
import type { CallName } from '../contract';
import { headOf, memberName } from './call-key';

/** The cache of all server data. A refusal is an answer, so only calls without an answer are tried again, once. */
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
 * Marks all answers of a call as old and reloads those on the screen.
 * @param as marks only this value of `madeQuery`, for the current member
 * @param cancelRefetch whether a running request is dropped and sent again
 */
export function invalidate(
  call: CallName,
  { as, cancelRefetch = true }: { as?: string; cancelRefetch?: boolean } = {},
) {
  const queryKey = as === undefined ? ([headOf(call)] as const) : ([headOf(call), memberName() ?? '', as] as const);
  return queryClient.invalidateQueries({ queryKey }, { cancelRefetch });
}
