import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something counts as near, in CSS px: about half a phone's height. */
const NEAR = 400;

/**
 * Whether an element has come near the window once; from then on it stays true. Where the browser cannot tell, everything
 * is near.
 */
export function useNear(): { near: boolean; ref: RefCallback<Element> } {
  const [near, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  const ref = useCallback((element: Element | null) => {
    if (element === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near, ref };
}
