import type { Activity } from '@foyer/shared/contract';
import { currentLanguage } from '@foyer/shared/i18n';
import { queryClient } from '@foyer/shared/query';
import type { PictureDeclaration } from '@foyer/shared/remote';
import { activitiesQuery } from './get-activities';

export const picture = {
  rows: {
    request: 'activities',
    row: (place): Activity => ({
      ...{ id: 71_000_000 + place, title: 'TitleOfActivity', summary: 'SummaryOfActivity', status: 'running' },
      ...{ image: '/ImageOfActivity', startsAt: Date.UTC(2026, 2, 13, 5), endsAt: Date.UTC(2026, 2, 16, 5) },
    }),
    answer: (content: readonly Activity[]) =>
      queryClient.setQueryData(activitiesQuery(currentLanguage()).queryKey, {
        pages: [{ content: [...content], pageNum: 1, totalPages: 1 }],
        pageParams: [{ page: 1, mark: undefined }],
      }),
    by: [['status', 'coming'], ['status', 'ended'], ['image'], ['startsAt'], ['endsAt']],
    holes: [['title'], ['summary'], ['image'], ['id'], { dates: { from: 'startsAt', until: 'endsAt' } }],
    // As many as the longest phones show; a page of the answer has more.
    most: 4,
  },
} satisfies PictureDeclaration;
