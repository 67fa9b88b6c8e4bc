import { createContext, useContext } from 'react';
import type { Call } from './calls';

/** What the desk and the console have in common and say differently. */
export interface Front {
  /** Its name. */
  readonly name: string;
  /** Heading of its log-in. */
  readonly signIn: string;
  readonly call: Call;
  /** The text of a failure. */
  readonly failure: (error: unknown) => string;
}

export const FrontContext = createContext<Front | undefined>(undefined);

export function useFront(): Front {
  const front = useContext(FrontContext);
  if (front === undefined) throw new Error('No application is around this');
  return front;
}
