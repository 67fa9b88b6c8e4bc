import { callQuery, useQuery } from '@foyer/shared/query';

/** The categories of the merchant's menu, in its order and words (S7-API-61). */
export const useGameMenus = () => useQuery(callQuery('gameMenus'));
