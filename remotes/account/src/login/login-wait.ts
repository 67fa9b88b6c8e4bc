import { serverNow } from '@foyer/shared/api';
import { useState } from 'react';
import { retryAfterOf } from '../waiting/retry-after';
import { useSecondsUntil } from '../waiting/use-seconds-until';

/**
 * The wait that the platform demands after too many tries (decision 0019). The platform enforces it; the form shows it and
 * sends nothing meanwhile.
 *
 * @param username the form's present value
 */
export function useLoginWait(username: string) {
  const [wait, setWait] = useState<{ readonly until: number; readonly username: string }>();
  const ofAnother = wait !== undefined && wait.username !== username;
  return {
    /** Seconds until the next press is sent; 0 when ready. */
    seconds: useSecondsUntil(ofAnother ? undefined : wait?.until),
    ofAnother,
    /** Starts a wait if the refusal demands one. */
    begin: (error: Error, tried: string) => {
      const seconds = retryAfterOf(error);
      setWait(seconds === undefined ? undefined : { until: serverNow() + seconds * 1000, username: tried });
    },
  };
}
