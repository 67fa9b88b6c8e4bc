import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Watches the title of a bar and marks it `data-tight` when it does not fit on its line beside the balance, which then gives way,
 * and `data-tight="long"` when it does not fit without it either. It measures before anything is painted, so nothing moves.
 */
export function useTightBar(): RefObject<HTMLSpanElement | null> {
  const title = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = title.current;
    const line = text?.parentElement;
    if (!text || !line || typeof ResizeObserver === 'undefined') return;
    const fits = () => text.scrollWidth <= line.clientWidth;
    const measure = () => {
      delete text.dataset['tight'];
      if (fits()) return;
      text.dataset['tight'] = 'short';
      if (!fits()) text.dataset['tight'] = 'long';
    };
    const observer = new ResizeObserver(measure);
    for (const part of [line, text]) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, []);
  return title;
}
