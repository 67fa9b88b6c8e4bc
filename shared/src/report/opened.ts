import { useLocation, useNavigate } from '@foyer/shared/router';

/** State of a history entry that a row opened, so that closing goes back. */
const OPENED = { opened: true } as const;

const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'opened' in state;

/**
 * The id that a parameter of the address opens over a list, a link that opens one over the same list, and a function that closes it.
 * @param name of the parameter
 */
export function useOpened(name: string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const without = new URLSearchParams(search);
  without.delete(name);
  return {
    id: params.get(name) ?? undefined,
    linkTo: (id: string): { to: { search: string }; state: object } => {
      const next = new URLSearchParams(without);
      next.set(name, id);
      return { to: { search: `?${next}` }, state: OPENED };
    },
    close: () => {
      if (isOpened(state)) navigate(-1);
      else navigate({ search: `${without}` }, { replace: true });
    },
  };
}
