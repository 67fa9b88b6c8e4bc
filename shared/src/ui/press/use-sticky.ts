import { useEffect, useState } from 'react';

/** How far a page is scrolled until its sticky header engages, in CSS px (S9-CONST-43, A102). */
export const stickyOffset = 100;

/** Whether the window is scrolled far enough for the sticky header to engage. */
export function useSticky(offset: number = stickyOffset): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const look = () => setStuck(window.scrollY >= offset);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [offset]);
  return stuck;
}
