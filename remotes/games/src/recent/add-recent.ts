import { call } from '@foyer/shared/api';
import { invalidate, useMutation } from '@foyer/shared/query';

/**
 * Reports that a game was opened (S7-API-44, A083). A failure is ignored, because it must not disturb the game.
 */
export function useAddRecent() {
  return useMutation({
    mutationFn: (game: { nodeId: number; vendor: string }) => call('addRecent', { query: game }),
    onSuccess: () => invalidate('recentGames'),
  });
}
