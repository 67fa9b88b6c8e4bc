import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { invalidate, useMutation } from '@foyer/shared/query';

/** The path of an offered picture, or a square picture in base64. */
export type HeadIconWish = { readonly icon: string } | { readonly image: string };

/** Sends a head icon, form-encoded, and reloads the member, so that header and cards show it (A110). */
export function useSetHeadIcon(onDone: () => void) {
  return useMutation({
    mutationFn: (wish: HeadIconWish) => call('setHeadIcon', { body: wish }),
    retry: false,
    networkMode: 'always',
    onSuccess: () => {
      bus.emit('member:refresh');
      bus.emit('toast:show', { text: text('account', 'headIcon.done'), kind: 'success' });
      void invalidate('headIcon');
      onDone();
    },
  });
}
