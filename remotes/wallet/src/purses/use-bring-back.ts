import { ApiError, call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { newKey } from '@foyer/shared/money';
import { formatMoney, useErrorText } from '@foyer/shared/ui';
import { useRef, useState } from 'react';

/** How it went with one purse. */
export interface Brought {
  readonly text: string;
  readonly isBad: boolean;
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code !== 'unknown';

/**
 * Brings what is at vendors back into main, one purse after the other, so that none stops another. A wish whose answer was lost
 * keeps its key and amount for the next press.
 */
export function useBringBack(currency: string) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const [results, setResults] = useState<Readonly<Record<string, Brought>>>({});
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const open = useRef(new Map<string, { readonly key: string; readonly amount: string }>());

  const bring = async (vendor: string, amount: string): Promise<Brought> => {
    const wish = open.current.get(vendor) ?? { key: newKey(), amount };
    open.current.set(vendor, wish);
    try {
      await call('walletTransfer', { body: { from: `vendor:${vendor}`, to: 'main', ...wish } });
      open.current.delete(vendor);
      return { text: t('purses.came', { amount: formatMoney(wish.amount, currency) }), isBad: false };
    } catch (error) {
      if (!isRefused(error)) return { text: t('purses.unknown'), isBad: true };
      open.current.delete(vendor);
      return { text: textOf(error), isBad: true };
    }
  };

  const bringBack = async (purses: readonly (readonly [vendor: string, amount: string])[]) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setResults({});
    for (const [vendor, amount] of purses) {
      const brought = await bring(vendor, amount);
      setResults((before) => ({ ...before, [vendor]: brought }));
    }
    bus.emit('wallet:refresh');
    running.current = false;
    setBusy(false);
  };
  return { results, busy, bringBack };
}
