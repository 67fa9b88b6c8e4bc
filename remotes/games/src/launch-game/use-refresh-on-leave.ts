import { bus } from '@foyer/shared/bus';
import { invalidate } from '@foyer/shared/query';
import { sessionStore } from '@foyer/shared/session';
import { useEffect } from 'react';

/** Reloads balance and betting record when a game that was open is left: its last round may not have been told. */
export function useRefreshOnLeave(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (sessionStore.getState().session === undefined) return;
      bus.emit('wallet:refresh');
      void invalidate('betRecords');
    };
  }, [isOpen]);
}
