import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element is visible now; always true where the browser cannot tell. */
export function useInView(): { inView: boolean; ref: RefCallback<Element> } {
  const [inView, setInView] = useState(() => !('IntersectionObserver' in globalThis));
  const ref = useCallback((element: Element | null) => {
    if (element === null || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '120px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { inView, ref };
}
