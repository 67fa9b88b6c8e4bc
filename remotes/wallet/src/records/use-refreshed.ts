import { bus } from '@foyer/shared/bus';
import type { CallName } from '@foyer/shared/contract';
import { invalidate } from '@foyer/shared/query';
import { useEffect } from 'react';

/** While a page stands, the record it shows loads anew whenever the balance does. */
export function useRefreshed(record: CallName): void {
  useEffect(() => bus.on('wallet:refresh', () => void invalidate(record, { cancelRefetch: false })), [record]);
}
