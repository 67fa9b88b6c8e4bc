import { useShortcuts } from '../keys/keys';
import type { Rows } from './use-rows';

/** The keys of every list: to the next row, to the one before, and out of what is open. */
export function useRowKeys(rows: Rows, close?: () => void): void {
  useShortcuts([
    { keys: ['j', 'ArrowDown'], label: 'keys.next', run: () => rows.step(1) },
    { keys: ['k', 'ArrowUp'], label: 'keys.previous', run: () => rows.step(-1) },
    ...(close === undefined ? [] : [{ keys: ['Escape'], label: 'keys.close', run: close }]),
  ]);
}
