import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useEffect } from 'react';
import type { ListTab } from '../catalogue/list-view';

/** Longest duration of the loading toast, in ms (S9-CONST-20, S9-CONST-21). */
const LOADING_TOAST = { list: 2000, hot: 3000 } as const;
/** A faster answer, in ms, needs no toast. */
const PATIENCE = 250;

/** Shows a toast while a list loads, for a limited time. */
export function useLoadingToast(loading: boolean, tab: ListTab): void {
  const t = useT('shared');
  const label = t('ui.loading');
  useEffect(() => {
    if (!loading) return;
    const maximum = tab === 'hot' ? LOADING_TOAST.hot : LOADING_TOAST.list;
    let over = true;
    const start = setTimeout(() => {
      over = false;
      bus.emit('toast:show', { text: label, kind: 'loading', duration: maximum - PATIENCE });
    }, PATIENCE);
    const end = setTimeout(() => {
      over = true;
    }, maximum);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      if (!over) bus.emit('toast:hide');
    };
  }, [loading, tab, label]);
}
