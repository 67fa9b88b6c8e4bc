import { useStatus } from '@foyer/shared/flags';
import { queryOptions, useQuery } from '@foyer/shared/query';
import { useEffect, useMemo } from 'react';
import type { ExternalKeys, ExternalVerification } from './external-verification';
import { loadExternal } from './load-external';

export type { ExternalVerification } from './external-verification';

const whenLoaded = (keys: ExternalKeys): ExternalVerification => ({
  signIn: async (channel) => (await loadExternal(keys)).signIn(channel),
  sendCode: async (phone) => (await loadExternal(keys)).sendCode(phone),
  confirm: async (code) => (await loadExternal(keys)).confirm(code),
});

/**
 * The service where the merchant has keys for it and the screen wants it; else undefined, and nothing of it is loaded
 * (A029). What is asked of it before it has come waits for it.
 */
export function useExternal(wanted: boolean): ExternalVerification | undefined {
  const configured = useStatus()?.info.firebase;
  const keys = wanted ? configured : undefined;
  useEffect(() => {
    // Ahead of the press that needs it; a failure here is told by that press.
    if (keys) loadExternal(keys).catch(() => undefined);
  }, [keys]);
  return useMemo(() => keys && whenLoaded(keys), [keys]);
}

const startedOptions = (keys: ExternalKeys | undefined) =>
  queryOptions({
    queryKey: ['account', 'external', keys?.projectId],
    queryFn: () => (keys ? loadExternal(keys) : null),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The service once it is initialised: a window of another house may only be opened while a press is being handled, so its
 * buttons wait for it (S2-LOGIN-11, S2-LOGIN-12).
 */
export function useStartedExternal(wanted: boolean): ExternalVerification | undefined {
  const keys = useStatus()?.info.firebase;
  const { data } = useQuery({ ...startedOptions(keys), enabled: wanted && keys !== undefined });
  return wanted ? (data ?? undefined) : undefined;
}
