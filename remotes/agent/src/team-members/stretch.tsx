import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Distance from the window, in CSS px, at which rows are in the document. */
const NEAR = 600;
/** Height of a row that was never drawn. */
const ROW = 104;

interface StretchProps {
  /** How many rows it has. */
  rows: number;
  /** Whether it is drawn before anybody knows where it stands. */
  first: boolean;
  children: ReactNode;
}

/** Rows that leave the document while they are far from the window; their place keeps its height. */
export function Stretch({ rows, first, children }: StretchProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first || !('IntersectionObserver' in globalThis));
  const [height, setHeight] = useState(rows * ROW);
  useEffect(() => {
    const element = place.current;
    if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // The one with the focus stays, so that the focus is not lost.
        if (entry === undefined || element.contains(document.activeElement)) return;
        if (!entry.isIntersecting) setHeight(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={near ? undefined : { blockSize: `${height}px` }}>
      {near ? children : null}
    </div>
  );
}
