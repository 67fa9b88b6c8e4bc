import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { returnAfterLogin } from '@foyer/shared/session';
import { useState } from 'react';
import { useWaiting } from '../waiting/use-waiting';
import { startTrial } from './start-trial';

/** What a value of 0 means: this merchant gives no trial (A021). */
const refused = new ApiError('freePlay', 'permission.denied', 200);

/** Starts test play; the shell writes the session and goes home (S2-TRIAL-01, S4-TRIAL-01). */
export function useTrial() {
  const t = useT('account');
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutate, isPending, data } = useWaiting({
    message: t('trial.loading'),
    work: (_: undefined, signal) => startTrial(signal),
    done: (value) => {
      if (value === 0) return setFailure(refused);
      // A trial leads home, wherever somebody wanted to go with an account.
      returnAfterLogin(undefined);
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
