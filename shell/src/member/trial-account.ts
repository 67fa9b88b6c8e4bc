import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import type { PagePath } from '@foyer/shared/paths';
import type { MouseEvent } from 'react';
import { findPage } from '../federation';
import { useDenial } from '../routes/use-guard';

/** Tells a trial account for two seconds to log in with a real one (S2-FOOTER-22, S8-ERRORS-15, A052). */
export const tellTrialAccount = (): void =>
  bus.emit('toast:show', { text: text('shell', 'free_reject'), kind: 'message' });

interface GuardedLink {
  readonly to: PagePath;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A link that obeys the guards of its page: a trial account stays and gets the message (A052). */
export function useLinkTo(to: PagePath): GuardedLink {
  const denial = useDenial(findPage(to)?.declaration.guard);
  if (denial?.kind !== 'path' || denial.message !== 'free_reject') return { to };
  return {
    to,
    onClick: (event) => {
      event.preventDefault();
      tellTrialAccount();
    },
  };
}
