import type { DepositMethod } from '@foyer/shared/contract';
import { useDraft } from '@foyer/shared/session';
import { type FormEvent, useRef, useState } from 'react';
import { amountProblem } from './amount';
import type { DepositWish } from './send-deposit';

/** State of the form: method and amount; errors show after a first try. */
export function useDepositForm(
  methods: readonly [DepositMethod, ...DepositMethod[]],
  { send, onChange }: { send: (wish: DepositWish) => void; onChange: () => void },
) {
  const [code, setCode] = useState(methods[0].code);
  const [amount, setAmount] = useState('');
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useDraft(
    {
      getValues: () => ({ code, amount }),
      reset: (draft: { code: string; amount: string }) => {
        setCode(draft.code);
        setAmount(draft.amount);
      },
    },
    'deposit',
  );
  const method = methods.find((each) => each.code === code) ?? methods[0];
  const text = amount.trim();
  const problem = amountProblem(text, method);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === undefined) send({ method: method.code, amount: text });
    else input.current?.focus();
  };
  return {
    method,
    amount,
    text,
    problem: checked ? problem : undefined,
    input,
    submit,
    choose: (next: string) => {
      setCode(next);
      onChange();
    },
    enter: (next: string) => {
      setAmount(next);
      onChange();
    },
    /** Leaving a filled field counts as a try. */
    leave: () => setChecked(checked || text !== ''),
  };
}

export type DepositFormState = ReturnType<typeof useDepositForm>;
