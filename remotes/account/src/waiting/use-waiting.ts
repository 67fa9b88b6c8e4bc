import { bus } from '@foyer/shared/bus';
import { useMutation } from '@foyer/shared/query';
import { useEffect, useRef } from 'react';

/** Duration of a loading message that only the answer or leaving the page ends, in ms (S9-CONST-17, S9-CONST-18). */
const ENDLESS = 9_999_000;

interface Waiting<I, O> {
  /** Shown while the work runs. */
  message: string;
  /** The work; `signal` aborts it when its page is left. */
  work: (input: I, signal: AbortSignal) => Promise<O>;
  done: (result: O, input: I) => void;
  failed?: (error: Error, input: I) => void;
}

/**
 * Work behind a loading message that stays until the answer or a navigation (A098); the calls' time limit ends it with an
 * error. An answer after the page was left is ignored.
 */
export function useWaiting<I, O>({ message, work, done, failed }: Waiting<I, O>) {
  const underWay = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      if (!underWay.current) return;
      underWay.current.abort();
      bus.emit('toast:hide');
    },
    [],
  );
  return useMutation({
    mutationFn: async (input: I) => {
      const controller = new AbortController();
      underWay.current = controller;
      bus.emit('toast:show', { text: message, kind: 'loading', duration: ENDLESS });
      try {
        const result = await work(input, controller.signal);
        return controller.signal.aborted ? undefined : { result };
      } finally {
        if (!controller.signal.aborted) {
          underWay.current = undefined;
          bus.emit('toast:hide');
        }
      }
    },
    retry: false,
    networkMode: 'always',
    onSuccess: (answer, input) => {
      if (answer) done(answer.result, input);
    },
    onError: (error, input) => {
      if (!underWay.current?.signal.aborted) failed?.(error, input);
    },
  });
}
