import { callQuery } from '@foyer/shared/query';

/** Time in ms for which what is known of a game counts as new: models of games do not change within a visit. */
const RARELY = 5 * 60_000;

/** What is known of a game before it is opened (decision 75). */
export const detailQuery = (nodeId: number) => ({ ...callQuery('gameDetail', { nodeId }), staleTime: RARELY });
