import { ApiError, call } from '@foyer/shared/api';
import type { DepositMethod, DepositOrder } from '@foyer/shared/contract';
import { useMoneyField, useMoneySubmit } from '@foyer/shared/money';
import { invalidate } from '@foyer/shared/query';
import { useDraft } from '@foyer/shared/session';
import { useEffect, useRef, useState } from 'react';

interface DepositWish {
  readonly method: string;
  readonly amount: string;
}

interface Placing {
  methods: readonly [DepositMethod, ...DepositMethod[]];
  /** What the form begins with: that of an order that came to nothing. */
  initial: DepositWish | undefined;
  /** Hears the order; `direct` unless its answer was lost and had to be asked for. */
  onDone: (order: DepositOrder, direct: boolean) => void;
}

/** Reloads what a refusal says has changed. After `method.closed` the choice gets the focus (F-DEPOSIT-01). */
function useRefusal(error: unknown, methods: Placing['methods']) {
  const choice = useRef<HTMLDivElement>(null);
  const closed = useRef(false);
  const code = error instanceof ApiError ? error.code : undefined;
  useEffect(() => {
    closed.current = code === 'method.closed';
    if (code === 'method.closed' || code === 'amount.range') void invalidate('depositMethods');
    if (code === 'deposit.waiting') void invalidate('openDeposits');
  }, [code]);
  useEffect(() => {
    if (closed.current) choice.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [code, methods]);
  return choice;
}

/** State of the form: method, amount, and what becomes of the wish (B006). */
export function useDepositForm({ methods, initial, onDone }: Placing) {
  const [code, setCode] = useState(initial?.method ?? methods[0].code);
  const method = methods.find((each) => each.code === code) ?? methods[0];
  const amount = useMoneyField({ min: method.min, max: method.max }, initial?.amount);
  const direct = useRef(false);
  const money = useMoneySubmit<'deposit', DepositWish>({
    operation: 'deposit',
    send: async (wish, key) => {
      direct.current = false;
      const order = await call('deposit', { body: { ...wish, key } });
      direct.current = true;
      return order;
    },
    onDone: (order) => onDone(order, direct.current),
  });
  useDraft(
    {
      getValues: () => ({ code, amount: amount.typed }),
      reset: (draft: { code: string; amount: string }) => {
        setCode(draft.code);
        amount.enter(draft.amount);
      },
    },
    'deposit',
  );
  return {
    method,
    amount,
    money,
    choice: useRefusal(money.error, methods),
    submit: () => {
      if (amount.check()) money.submit({ method: method.code, amount: amount.value });
    },
    choose: (next: string) => {
      setCode(next);
      money.forget();
    },
    pick: (next: string) => {
      amount.enter(next);
      money.forget();
    },
  };
}
