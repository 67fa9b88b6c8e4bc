import { call } from '@foyer/shared/api';
import { invalidate, useMutation } from '@foyer/shared/query';

/**
 * Notes that a game was opened (S7-API-44, A083). Best effort: a game that runs is not disturbed by a note that was not taken.
 */
export function useAddRecent() {
  return useMutation({
    mutationFn: (game: { nodeId: number; vendor: string }) => call('addRecent', { query: game }),
    onSuccess: () => invalidate('recentGames'),
  });
}
