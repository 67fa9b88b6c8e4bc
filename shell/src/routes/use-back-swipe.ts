import { useEffect, useState } from 'react';
import { createSwipeMark } from './back-swipe';

/** Watches touches. The returned function says once whether a back-swipe has just happened (A009). */
export function useBackSwipe(): () => boolean {
  const [mark] = useState(() => createSwipeMark(() => performance.now()));
  useEffect(() => {
    const follow = (take: (x: number, width: number) => void) => (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (touch) take(touch.clientX, window.innerWidth);
    };
    const start = follow(mark.start);
    const move = follow(mark.move);
    const passive = { passive: true } as const;
    window.addEventListener('touchstart', start, passive);
    window.addEventListener('touchmove', move, passive);
    window.addEventListener('touchend', move, passive);
    return () => {
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', move);
    };
  }, [mark]);
  return mark.take;
}
