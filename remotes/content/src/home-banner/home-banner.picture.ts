import { callQuery, queryClient } from '@foyer/shared/query';
import type { PictureDeclaration } from '@foyer/shared/remote';

export const picture = {
  banners: { answer: (banners) => queryClient.setQueryData(callQuery('homeAnnouncements').queryKey, [...banners]) },
} satisfies PictureDeclaration;
