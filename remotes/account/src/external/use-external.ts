import { useStatus } from '@foyer/shared/flags';
import { useEffect, useMemo, useState } from 'react';
import type { ExternalKeys, ExternalVerification } from './external-verification';
import { loadExternal } from './load-external';

export type { ExternalVerification } from './external-verification';

const whenLoaded = (keys: ExternalKeys): ExternalVerification => ({
  signIn: async (channel) => (await loadExternal(keys)).signIn(channel),
  sendCode: async (phone) => (await loadExternal(keys)).sendCode(phone),
  confirm: async (code) => (await loadExternal(keys)).confirm(code),
});

/**
 * The external service if the merchant has keys and the screen wants it; else undefined, and nothing of it is loaded (A029).
 * Calls before it has loaded wait for it.
 */
export function useExternal(wanted: boolean): ExternalVerification | undefined {
  const configured = useStatus()?.info.firebase;
  const keys = wanted ? configured : undefined;
  useEffect(() => {
    // Loaded before the press that needs it; that press reports a failure.
    if (keys) loadExternal(keys).catch(() => undefined);
  }, [keys]);
  return useMemo(() => keys && whenLoaded(keys), [keys]);
}

/**
 * The started external service. Its buttons wait for it, because its window may only open within a press (S2-LOGIN-11,
 * S2-LOGIN-12).
 */
export function useStartedExternal(wanted: boolean): ExternalVerification | undefined {
  const keys = useStatus()?.info.firebase;
  const [started, setStarted] = useState<ExternalVerification>();
  useEffect(() => {
    if (!wanted || !keys) return undefined;
    const load = () => loadExternal(keys).then(setStarted);
    // After two failures the buttons stay away until the browser is online again.
    const tryTwice = () => void load().catch(() => load().catch(() => undefined));
    tryTwice();
    addEventListener('online', tryTwice);
    return () => removeEventListener('online', tryTwice);
  }, [wanted, keys]);
  return wanted ? started : undefined;
}
