import { isHome } from '@foyer/shared/paths';
import { useLocation } from '@foyer/shared/router';
import { useEffect, useState } from 'react';

/** Whether home has been visible for `ms` milliseconds (S4-POPUP-04, S9-CONST-01); false as soon as it is left. */
export function useHomeFor(ms: number): boolean {
  const home = isHome(useLocation().pathname);
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    if (!home) return;
    const timer = setTimeout(() => setStayed(true), ms);
    return () => {
      clearTimeout(timer);
      setStayed(false);
    };
  }, [home, ms]);
  return home && stayed;
}
