import { useLocation, useNavigate } from '@foyer/shared/router';

/** Parameter of the address with the open bet's id. */
const NAME = 'bet';

/** State of a history entry that a row opened, so that closing goes back. */
const OPENED = { betOpened: true } as const;

const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'betOpened' in state;

/** The address's open bet, a link that opens one over the same list, and a function that closes it. */
export function useOpenBet() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const without = new URLSearchParams(search);
  without.delete(NAME);
  return {
    id: params.get(NAME) ?? undefined,
    linkTo: (id: string): { to: { search: string }; state: object } => {
      const next = new URLSearchParams(without);
      next.set(NAME, id);
      return { to: { search: `?${next}` }, state: OPENED };
    },
    close: () => {
      if (isOpened(state)) navigate(-1);
      else navigate({ search: `${without}` }, { replace: true });
    },
  };
}
