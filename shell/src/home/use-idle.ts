import { useEffect, useState } from 'react';

/** Wait in ms for browsers without `requestIdleCallback`. */
const ASSUMED_IDLE = 300;

/** Whether the browser has been idle since `ready`, for loads that nobody waits for. */
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
