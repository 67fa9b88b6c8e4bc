import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME } from '../paths';
import { showGoing } from './going';
import { asker } from './leave-guard';

/**
 * Goes one step back, or home when this page is the first of its tab (S2-BACK-01, S2-BACK-02).
 * @param length number of history entries
 */
export function goBack(navigate: (to: number | string) => void, length: number = window.history.length): void {
  if (length <= 1) navigate(HOME);
  else navigate(-1);
}

/** A step back by an arrow, which shows at once that it was pressed (decision 115). */
export function useBack(): (press?: MouseEvent) => void {
  const navigate = useNavigate();
  return (press) => {
    // Behind the first entry is another site or nothing, and a page with something unsaved asks.
    if (window.history.state?.idx > 0 && asker() === undefined && press) showGoing(press.currentTarget);
    goBack((to) => (typeof to === 'number' ? navigate(to) : navigate(to, { replace: true })));
  };
}
