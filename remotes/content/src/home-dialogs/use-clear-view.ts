import { useEffect, useState } from 'react';

const isClear = (): boolean => document.querySelector('dialog[open]') === null;

/**
 * Whether a greeting may open: once nothing else lies over the page. One that would open over a menu or a question waits
 * until that is closed (A061: one at a time).
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
