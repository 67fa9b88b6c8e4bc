import { countText } from '@foyer/shared/i18n';
import { callQuery, queryClient } from '@foyer/shared/query';
import type { PictureDeclaration, PieceFields } from '@foyer/shared/remote';
import { HOT } from '../catalogue/categories';
import { DRAWN } from '../catalogue/category-icon';
import { vendorsQuery } from '../catalogue/get-vendors';

const CATEGORY = { code: 'CategoryOfPicture', name: 'CategoryNameOfPicture', count: 12345678 };
const STUDIO = { code: 'StudioOfPicture', name: 'StudioNameOfPicture', logo: '/StudioLogoOfPicture', count: 7654321 };

function answer({ code = CATEGORY.code }: PieceFields): void {
  const gameCategory = String(code);
  const vassalage = STUDIO.code;
  const vendor = { vassalage, accountTypeName: STUDIO.name, mobileSmallIcon: STUDIO.logo };
  queryClient.setQueryData(vendorsQuery().queryKey, {
    sorting: [{ gameCategory, vendorNames: [{ ...vendor, gameType: gameCategory }] }],
    mapping: { [gameCategory]: { [gameCategory]: { vendors: [vendor], gameClassify: [], display: '' } } },
  });
  queryClient.setQueryData(callQuery('gameCounts').queryKey, [
    { gameCategory, count: CATEGORY.count, vendors: [{ vassalage, count: STUDIO.count }] },
  ]);
  queryClient.setQueryData(callQuery('gameMenus').queryKey, [{ gameCategory, displayName: CATEGORY.name }]);
}

export const picture = {
  pieces: {
    of: 'lobby',
    answer,
    pieces: [
      {
        name: 'studios',
        opens: /<li/,
        looks: [{}],
        holes: [
          [STUDIO.code, 'code'],
          [STUDIO.name, 'name'],
          [STUDIO.logo, 'logo'],
          [CATEGORY.code, 'category'],
          [countText(STUDIO.count), 'count'],
        ],
      },
      {
        name: 'categories',
        opens: /<section/,
        // Each has its drawing, and some a page of their own. Popular games are none of the lobby's.
        looks: [...DRAWN.filter((code) => code !== HOT).map((code) => ({ code })), {}],
        holes: [
          [CATEGORY.code, 'category'],
          [CATEGORY.name, 'name'],
          [countText(CATEGORY.count), 'count'],
        ],
      },
    ],
  },
} satisfies PictureDeclaration;
