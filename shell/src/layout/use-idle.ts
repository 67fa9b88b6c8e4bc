import { useEffect, useState } from 'react';

/** Browsers that cannot say when they are idle wait this long, in ms. */
const ASSUMED_IDLE = 300;

/**
 * Whether the browser has had a moment to itself since `ready`: what nobody waits for comes after what everybody does.
 */
export function useIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const done = () => setIdle(true);
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(done, { timeout: 2000 });
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(done, ASSUMED_IDLE);
    return () => clearTimeout(timer);
  }, [ready]);
  return idle;
}
