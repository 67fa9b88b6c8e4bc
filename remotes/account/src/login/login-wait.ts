import { serverNow } from '@foyer/shared/api';
import { useState } from 'react';
import { retryAfterOf } from '../waiting/retry-after';
import { useSecondsUntil } from '../waiting/use-seconds-until';

/**
 * The wait that the platform asks for after too many tries (decision 0019). The platform keeps to it; the form only says so, and
 * sends nothing that is certain to be refused.
 *
 * @param username what stands in the form now
 */
export function useLoginWait(username: string) {
  const [wait, setWait] = useState<{ readonly until: number; readonly username: string }>();
  const ofAnother = wait !== undefined && wait.username !== username;
  return {
    /** Seconds until the next press counts; 0 when ready. */
    seconds: useSecondsUntil(ofAnother ? undefined : wait?.until),
    ofAnother,
    /** Takes the wait from a refusal, if it asks for one. */
    begin: (error: Error, tried: string) => {
      const seconds = retryAfterOf(error);
      setWait(seconds === undefined ? undefined : { until: serverNow() + seconds * 1000, username: tried });
    },
  };
}
