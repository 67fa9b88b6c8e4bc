import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks the bar `data-tight` when the title does not fit beside the balance, which then disappears, and the title
 * `data-tight="long"` when it does not fit without the balance either.
 */
export function useTightBar(): RefObject<HTMLSpanElement | null> {
  const title = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = title.current;
    const line = text?.parentElement;
    const bar = text?.closest('header');
    if (!text || !line || !bar || typeof ResizeObserver === 'undefined') return;
    const fits = () => text.scrollWidth <= line.clientWidth;
    const measure = () => {
      delete text.dataset['tight'];
      delete bar.dataset['tight'];
      if (fits()) return;
      bar.dataset['tight'] = '';
      if (!fits()) text.dataset['tight'] = 'long';
    };
    // Measures in the next frame: a resize inside of the observer would count as a loop.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const part of [line, text]) observer.observe(part);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return title;
}
