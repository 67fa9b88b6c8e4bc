import { bus } from '@foyer/shared/bus';
import { TRIAL_TYPE } from '@foyer/shared/flags';
import { text } from '@foyer/shared/i18n';
import { memberType, useSession } from '@foyer/shared/session';
import type { MouseEvent } from 'react';

/** Tells a free account to log in with an actual one, for two seconds (S2-FOOTER-22, S8-ERRORS-15, A052). */
export const refuseFreeAccount = (): void =>
  bus.emit('toast:show', { text: text('shell', 'free_reject'), kind: 'message' });

/** Whether the member has a free account, which deposit and member center refuse (A052). */
export const useIsTrial = (): boolean => useSession(memberType) === TRIAL_TYPE;

/** For a link that free accounts may not follow: they stay and are told why. */
export function useBlockedForTrial(): { onClick?: (event: MouseEvent) => void } {
  const isTrial = useIsTrial();
  if (!isTrial) return {};
  return {
    onClick: (event) => {
      event.preventDefault();
      refuseFreeAccount();
    },
  };
}
