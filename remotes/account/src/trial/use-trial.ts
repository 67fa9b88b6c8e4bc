import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { returnAfterLogin } from '@foyer/shared/session';
import { useState } from 'react';
import { useWaiting } from '../waiting/use-waiting';
import { startTrial } from './start-trial';

/** Error for a value of 0: the merchant has no trial play (A021). */
const refused = new ApiError('freePlay', 'permission.denied', 200);

/**
 * Starts trial play; the shell stores the session and goes home (S2-TRIAL-01, S4-TRIAL-01), or to the game that was to be tried.
 * @param game address of that game
 */
export function useTrial(game?: SiteAddress) {
  const t = useT('account');
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutate, isPending, data } = useWaiting({
    message: t('trial.loading'),
    work: (_: undefined, signal) => startTrial(signal),
    done: (value) => {
      if (value === 0) return setFailure(refused);
      // A trial leads home, so a return address of before is dropped.
      returnAfterLogin(game);
      bus.emit('session:start', { login: { ...value, firstTimeLogin: false }, trial: true });
    },
    failed: setFailure,
  });
  const started = data !== undefined && data.result !== 0;
  return {
    busy: isPending || started,
    failure,
    start: () => {
      if (isPending || started) return;
      setFailure(null);
      mutate(undefined);
    },
  };
}
