import { useEffect, useState } from 'react';
import { insist } from './insist';

/**
 * A file that is loaded when first needed. Kept in state instead of suspending, which would delay it by 300 ms. A download that
 * fails twice is reported, and home works without it.
 * @param load a stable function
 */
export function useLate<T extends object>(needed: boolean, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (needed && !loaded) {
      insist(load)
        .then(setLoaded)
        .catch((error: unknown) => reportError(error));
    }
  }, [needed, loaded, load]);
  return loaded;
}
