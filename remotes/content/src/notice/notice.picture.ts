import type { Announcement } from '@foyer/shared/contract';
import { CONTENT_TYPES } from '@foyer/shared/contract';
import { callQuery, queryClient } from '@foyer/shared/query';
import type { PictureDeclaration } from '@foyer/shared/remote';

const { PLAYER, HOME } = CONTENT_TYPES;

export const picture = {
  rows: {
    request: 'homeAnnouncements',
    only: ['type', [PLAYER, HOME]],
    row: (id): Announcement => ({ id, type: HOME, title: 'TitleOfNotice', publishedAt: Date.UTC(2026, 2, 13, 5) }),
    answer: (notices: readonly Announcement[]) =>
      queryClient.setQueryData(callQuery('homeAnnouncements').queryKey, [...notices]),
    by: [['publishedAt']],
    holes: [['title'], { dates: { from: 'publishedAt' } }, { moment: 'publishedAt' }],
    // As many as the longest phones show.
    most: 14,
  },
} satisfies PictureDeclaration;
