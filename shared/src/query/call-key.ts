import type { CallName } from '../contract';
import { sessionStore } from '../session/vanilla';

declare const made: unique symbol;

/** A call's name inside a key, branded so that a plain text does not compile. */
type Head = CallName & { readonly [made]: true };

/**
 * Cache key of an answer: call, member (empty when the answer is everybody's), name of what was made of the answer
 * (empty for the answer itself), and query. Only this module makes keys (decision 0033).
 */
export type CallKey = readonly [call: Head, member: string, as: string, query: object];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CallKey;
  }
}

/** The account name, which keys use to separate members. A key never contains a token. */
export const memberName = (): string | undefined => sessionStore.getState().session?.userName;

export const headOf = (call: CallName): Head => call as Head;
