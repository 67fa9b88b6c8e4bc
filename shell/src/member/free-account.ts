import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import type { PagePath } from '@foyer/shared/paths';
import type { MouseEvent } from 'react';
import { findPage } from '../federation';
import { useDenial } from '../routes/use-guard';

/** Tells a free account to log in with an actual one, for two seconds (S2-FOOTER-22, S8-ERRORS-15, A052). */
export const refuseFreeAccount = (): void =>
  bus.emit('toast:show', { text: text('shell', 'free_reject'), kind: 'message' });

interface GuardedLink {
  readonly to: PagePath;
  readonly onClick?: (event: MouseEvent) => void;
}

/**
 * A link to a page, by the guards of that page: whom they would send home with the message to free accounts stays, and is told the
 * same (A052).
 */
export function useLinkTo(to: PagePath): GuardedLink {
  const denial = useDenial(findPage(to)?.declaration.guard);
  if (denial?.kind !== 'path' || denial.message !== 'free_reject') return { to };
  return {
    to,
    onClick: (event) => {
      event.preventDefault();
      refuseFreeAccount();
    },
  };
}
