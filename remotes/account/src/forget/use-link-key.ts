import { recoveryKeyOf, withoutRecoveryKey } from '@foyer/shared/paths';
import { useNavigate, useSearchParams } from '@foyer/shared/router';
import { useCallback, useEffect, useState } from 'react';

/**
 * The key of a mailed link. It opens an account, so it is kept in memory only and removed from the address at once: it must not
 * stay in history, reloads or referrers.
 */
export function useLinkKey(): { key: string | undefined; forget: () => void } {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [key, setKey] = useState<string>();
  const named = recoveryKeyOf(params);
  if (named !== undefined && named !== key) setKey(named);
  useEffect(() => {
    const rest = withoutRecoveryKey(params);
    if (rest !== params.toString()) navigate({ search: rest }, { replace: true });
  }, [params, navigate]);
  return { key, forget: useCallback(() => setKey(undefined), []) };
}
