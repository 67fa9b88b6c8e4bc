import { useEffect, useRef, useState } from 'react';

/** Milliseconds of the closing animation (S4-POPUP-03, A061): that of the kit's dialogs. */
const CLOSING_MS = 300;

/** Open until `close` is called; `onClosed` follows when the animation is over. */
export function useClosing(onClosed: () => void): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(true);
  const latest = useRef(onClosed);
  latest.current = onClosed;
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => latest.current(), CLOSING_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return { open, close: () => setOpen(false) };
}
