import { useLocation, useNavigate } from '@foyer/shared/router';

/** Of the address: the number of the bet that is open over the list. */
const NAME = 'bet';

/** Of the entry in the history: a row opened it, so that going back is what closes it. */
const OPENED = { betOpened: true } as const;

const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'betOpened' in state;

/** Which bet the address has open, the link that opens one over the same list, and what closes it. */
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
