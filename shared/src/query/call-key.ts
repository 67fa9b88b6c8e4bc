import type { CallName } from '../contract';
import { sessionStore } from '../session/vanilla';

declare const made: unique symbol;

/** The name of a call as a key has it: text of somebody else's is none. */
type Head = CallName & { readonly [made]: true };

/**
 * Where an answer lies in the cache: its call, whose it is (empty for everybody's), what was made of it (empty for the answer
 * itself), and what was asked. Made here alone: no other array is taken for a key (decision 0033).
 */
export type CallKey = readonly [call: Head, member: string, as: string, query: object];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CallKey;
  }
}

/** The member whose answers a call gives, by the name of the account: never by the token. */
export const memberName = (): string | undefined => sessionStore.getState().session?.userName;

export const headOf = (call: CallName): Head => call as Head;
