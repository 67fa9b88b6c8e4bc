import { bus } from '@foyer/shared/bus';
import { invalidate } from '@foyer/shared/query';
import { useEffect } from 'react';
import type { CallName } from '../contract';

/** Reloads the shown record whenever the balance is reloaded. */
export function useRefreshed(record: CallName): void {
  useEffect(() => bus.on('wallet:refresh', () => void invalidate(record, { cancelRefetch: false })), [record]);
}
