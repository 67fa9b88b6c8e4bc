import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface AddressQuery {
  /** The query of the page as it is drawn. */
  readonly drawn: URLSearchParams;
  /**
   * The query that was asked for last. The page of an address is drawn later, with a transition: on a slow phone a second press
   * comes before it, and changes what the first has asked for instead of undoing it.
   */
  readonly newest: () => URLSearchParams;
  /** Replaces the query; the path and the history entry stay. */
  readonly replace: (next: URLSearchParams) => void;
}

/** The query of the address, for choices that are kept in it. */
export function useAddressQuery(): AddressQuery {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useRef<{ readonly over: string; readonly search: string }>(undefined);
  const newest = () => new URLSearchParams(asked.current?.over === search ? asked.current.search : search);
  const replace = (next: URLSearchParams) => {
    asked.current = { over: search, search: next.toString() };
    void navigate({ search: next.toString() }, { replace: true });
  };
  return { drawn: new URLSearchParams(search), newest, replace };
}
