import { bus } from '@foyer/shared/bus';
import type { CallName } from '@foyer/shared/contract';
import { invalidate } from '@foyer/shared/query';
import { useEffect } from 'react';

/** Reloads the shown record whenever the balance is reloaded. */
export function useRefreshed(record: CallName): void {
  useEffect(() => bus.on('wallet:refresh', () => void invalidate(record, { cancelRefetch: false })), [record]);
}
