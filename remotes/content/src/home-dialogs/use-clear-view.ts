import { useEffect, useState } from 'react';

const isClear = (): boolean => document.querySelector('dialog[open]') === null;

/**
 * Whether a pop-up may open: not over a menu or dialog, but after it is closed (A061: one at a time).
 */
export function useClearView(wanted: boolean): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    if (!wanted) setClear(false);
    if (!wanted || clear) return undefined;
    const look = () => {
      if (isClear()) setClear(true);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [wanted, clear]);
  return wanted && clear;
}
