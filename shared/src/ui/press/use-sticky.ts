import { useEffect, useState } from 'react';

/** Scroll distance after which a sticky header engages, in CSS px (S9-CONST-43, A102). */
export const stickyOffset = 100;

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
