import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width until it is measured: the plot of a narrow phone. */
const UNMEASURED = 240;

/** The width of an element in whole pixels, followed while it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = () => setWidth(Math.round(measured.clientWidth) || UNMEASURED);
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
