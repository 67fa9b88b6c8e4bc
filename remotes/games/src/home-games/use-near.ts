import { type RefCallback, useCallback, useState } from 'react';

/** Distance below the window that counts as near, in CSS px: about half a phone's height. */
const NEAR = 400;

/**
 * Whether an element has ever been near the window. Always true where the browser cannot tell.
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
