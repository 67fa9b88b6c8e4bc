import { currentLanguage } from '@foyer/shared/i18n';
import { queryClient } from '@foyer/shared/query';
import type { PictureDeclaration } from '@foyer/shared/remote';
import { ART_FIELDS } from '../catalogue/art-of';
import { HOT, RNG } from '../catalogue/categories';
import { anyGame } from '../catalogue/get-games';
import { vendorsQuery } from '../catalogue/get-vendors';
import { MARKED_VENDOR } from '../game-card/game-card';
import { gamePagesQuery } from '../paging/get-page';
import { PER_VIEW } from './vendor-strip';

const ofCard = [
  ['isNew', true],
  ['supportPlay', true],
  ['vassalage', MARKED_VENDOR],
] as const;

export const picture = {
  list: {
    parameter: 'gameType',
    usual: RNG,
    names: 'category.',
    answer: (gameType, games, vendors) => {
      const { queryKey } = gamePagesQuery({ ...anyGame(gameType), tab: 'all' }, currentLanguage());
      queryClient.setQueryData(vendorsQuery().queryKey, vendors);
      queryClient.setQueryData(queryKey, {
        pages: [{ games, pageNum: 1, totalPages: 1 }],
        pageParams: [{ page: 1, mark: undefined }],
      });
    },
    marks: [['isHot', true], ...ofCard],
    // Among hot games none is marked as hot.
    others: { [HOT]: ofCard },
    art: ART_FIELDS,
    // One vendor alone has no strip; more than it shows at once can be moved.
    vendors: { from: [0, 2, PER_VIEW + 1], most: PER_VIEW },
  },
} satisfies PictureDeclaration;
