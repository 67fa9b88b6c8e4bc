import { useBack } from '@foyer/shared/router';
import { useEffect, useRef, useState } from 'react';

/** From a success to the page before, in ms: as long as its message stands (S9-CONST-22, S9-CONST-23). */
const SUCCESS_TIME = 1000;

/** Goes back by the back rule once a success has been read; nothing happens when the page is left before. */
export function useBackAfter(): () => void {
  const back = useBack();
  const now = useRef(back);
  now.current = back;
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => now.current(), SUCCESS_TIME);
    return () => clearTimeout(timer);
  }, [leaving]);
  return () => setLeaving(true);
}
