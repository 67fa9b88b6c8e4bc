import { useBack } from '@foyer/shared/router';
import { useEffect, useRef, useState } from 'react';

/** Time from a success to going back, in ms, equal to that of its message (S9-CONST-22, S9-CONST-23). */
const SUCCESS_TIME = 1000;

/** Goes back by the back rule after a success, unless the page was left before. */
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
