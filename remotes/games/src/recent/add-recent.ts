import { call } from '@foyer/shared/api';
import { useMutation, useQueryClient } from '@foyer/shared/query';

/** All that is cached of the games a member opened. */
export const recentKey = ['games', 'recent'] as const;

/**
 * Notes that a game was opened (S7-API-44, A083). Best effort: a game that runs is not disturbed by a note that was not taken.
 */
export function useAddRecent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (game: { nodeId: number; vendor: string }) => call('addRecent', { query: game }),
    onSuccess: () => client.invalidateQueries({ queryKey: recentKey }),
  });
}
