import type { ValueOf } from '@foyer/shared/contract';
import { type MoneySubmit, useMoneySubmit } from '@foyer/shared/money';
import { useRef } from 'react';

interface Wanted {
  readonly username: string;
  readonly password: string;
}

export interface PasswordSubmit<W extends Wanted, A> {
  readonly money: MoneySubmit<W, A>;
  /** The password that the answer is about, in the memory of the page alone; undefined after a reload. */
  readonly passwordOf: (answer: Pick<Wanted, 'username'>) => string | undefined;
}

/** Sends a first password, each wish once; a lost answer is asked for (B006). No answer and no storage holds the password (decision 44). */
export function usePasswordSubmit<N extends 'openAccount' | 'renewFirstPassword', W extends Wanted>(
  operation: N,
  send: (wanted: W, key: string) => Promise<ValueOf<N>>,
): PasswordSubmit<W, ValueOf<N>> {
  const sent = useRef<W>(undefined);
  const money = useMoneySubmit<N, W>({
    operation,
    send: (wanted, key) => {
      // Only here: a second press makes a password, too, but sends nothing.
      sent.current = wanted;
      return send(wanted, key);
    },
  });
  return {
    money: {
      ...money,
      startOver: () => {
        // A wish under way still needs it for its receipt.
        if (money.state !== 'done') return;
        sent.current = undefined;
        money.startOver();
      },
    },
    passwordOf: ({ username }) => (sent.current?.username === username ? sent.current.password : undefined),
  };
}
