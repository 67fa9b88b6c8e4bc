import { useEffect, useState } from 'react';

/**
 * The time of the device in epoch milliseconds, told once a second.
 * @param ticking false stops the clock, e.g. out of view
 */
export function useSeconds(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now());
    }, 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
