import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useEffect } from 'react';
import type { ListTab } from '../catalogue/list-view';

/** How long the loading toast stands at most, in ms (S9-CONST-20, S9-CONST-21). */
const LOADING_TOAST = { list: 2000, hot: 3000 } as const;
/** An answer that comes sooner needs no toast. */
const PATIENCE = 250;

/** Says that a list is on its way, until it is there or the toast's time is over. */
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
