import { decimal } from '@foyer/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useStill } from '../motion/use-still';
import { ASKED_EVERY } from './get-jackpots';

const STEP = 100;
/** Steps from one answer to the next; the way is over before that comes. */
const STEPS = (ASKED_EVERY * 0.9) / STEP;

/**
 * An amount that rises from the answer before to the newest one while the next is waited for, and never above it: what is shown was in the
 * pot. A smaller amount, as after a win, stands at once; so does any where motion is reduced or the amount is out of view.
 */
export function useRising(amount: string, seen: boolean): string {
  const still = useStill();
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const from = last.current;
    const way = decimal(amount).minus(from);
    const show = (now: string) => {
      last.current = now;
      setShown(now);
    };
    if (still || !seen || way.lte(0)) return show(amount);
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      if (step >= STEPS) clearInterval(timer);
      show(step >= STEPS ? amount : way.times(step).div(STEPS).plus(from).round(2, 0).toFixed(2));
    }, STEP);
    return () => clearInterval(timer);
  }, [amount, seen, still]);
  return shown;
}
