import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Watches the title of a bar and marks it `data-tight` when it does not fit on its line beside the balance, which then gives way,
 * and `data-tight="long"` when it does not fit without it either. The title itself stays where it is.
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
    // In the frame after: what a change of size changes itself would count as a loop.
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
