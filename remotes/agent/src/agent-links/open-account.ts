import { call } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { type MoneySubmit, useMoneySubmit } from '@foyer/shared/money';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import { type FieldRule, fieldRule } from '@foyer/shared/validation';
import { useRef } from 'react';
import type { WantedLink } from './get-links';

interface WantedAccount extends Pick<WantedLink, 'kind' | 'rates'> {
  readonly username: string;
  readonly password: string;
}

export type OpenedAccount = ValueOf<'openAccount'>;

/** The merchant's rules for name and password of a registration; the shared ones until they are known. */
export function useAccountRules(): { readonly username: FieldRule; readonly password: FieldRule } {
  const { data } = useQuery(callQuery('registerValidation'));
  return {
    username: fieldRule('username', data?.username).rule,
    password: fieldRule('password', data?.password).rule,
  };
}

export interface Opening {
  readonly money: MoneySubmit<WantedAccount, OpenedAccount>;
  /** The first password of the account of the receipt, in the memory of the page alone; undefined after a reload. */
  readonly passwordOf: (opened: OpenedAccount) => string | undefined;
}

/** Opens accounts, each once; a lost answer is asked for (B006). */
export function useOpening(): Opening {
  const sent = useRef<WantedAccount>(undefined);
  const money = useMoneySubmit({
    operation: 'openAccount',
    send: async (wanted: WantedAccount, key) => {
      // Only here: a second press makes a password, too, but sends nothing.
      sent.current = wanted;
      const { seal } = await import('@foyer/shared/crypto');
      return call('openAccount', { body: { ...wanted, key }, seal });
    },
    onDone: () => void invalidate('teamMembers'),
  });
  return {
    money: {
      ...money,
      startOver: () => {
        sent.current = undefined;
        money.startOver();
      },
    },
    passwordOf: ({ username }) => (sent.current?.username === username ? sent.current.password : undefined),
  };
}
