import type { SiteAddress } from '@foyer/shared/paths';
import { useLocation, useNavigate } from '@foyer/shared/router';

const INBOX = '/m/webEmail';

export const messageAddress = (id: number): SiteAddress => `${INBOX}?id=${id}`;

/** State of a history entry that a row of the list made, so that closing goes one step back. */
export const FROM_LIST = { fromList: true } as const;

/** The opened message in the address, undefined without a valid one, and how to close it. */
export function useOpened(): { readonly id: number | undefined; readonly close: () => void } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('id') ?? '';
  const isFromList = typeof state === 'object' && state !== null && 'fromList' in state;
  return {
    id: /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined,
    close: () => void (isFromList ? navigate(-1) : navigate(INBOX, { replace: true })),
  };
}
