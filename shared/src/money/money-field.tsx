import { useT } from '@foyer/shared/i18n';
import { formatMoney, TextField, type TextFieldProps } from '@foyer/shared/ui';
import { type RefObject, useRef, useState } from 'react';
import { type AmountProblem, amountProblem, type Bounds, SMALLEST } from './money-amount';

/** What `useMoneyField` gives: the state of one field for an amount. */
export interface MoneyFieldState {
  /** As typed. */
  readonly typed: string;
  /** Without spaces around it: what is sent. */
  readonly value: string;
  readonly bounds: Bounds;
  /** Shown once the member tried to send or left a filled field. */
  readonly problem: AmountProblem;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly enter: (text: string) => void;
  readonly leave: () => void;
  /** Whether the amount may be sent. Otherwise the problem shows, and the field has the focus. */
  readonly check: () => boolean;
  readonly clear: () => void;
}

/** An amount that is typed, within bounds (F-MONEY-08). */
export function useMoneyField(bounds: Bounds, initial = ''): MoneyFieldState {
  const [typed, setTyped] = useState(initial);
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const value = typed.trim();
  const problem = amountProblem(value, bounds);
  return {
    typed,
    value,
    bounds,
    problem: checked ? problem : undefined,
    input,
    enter: setTyped,
    leave: () => setChecked(checked || value !== ''),
    check: () => {
      setChecked(true);
      if (problem !== undefined) input.current?.focus();
      return problem === undefined;
    },
    clear: () => {
      setTyped('');
      setChecked(false);
    },
  };
}

export interface MoneyFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'prefix' | 'ref'> {
  field: MoneyFieldState;
  currency: string;
  /** Hears every change, e.g. to remove a refusal. */
  onEnter?: ((text: string) => void) | undefined;
}

/** A field for an amount: plain digits, bounds in words below it. */
export function MoneyField({ field, currency, hint, onEnter, ...rest }: MoneyFieldProps) {
  const t = useT('shared');
  const { min = SMALLEST, max, ceiling } = field.bounds;
  const shown = { min: formatMoney(min, currency), max: max === undefined ? '' : formatMoney(max, currency) };
  const range = t(max === undefined ? 'money.from' : 'money.range', shown);
  const problemText = () => (field.problem === 'ceiling' ? ceiling?.text : t(`money.${field.problem}`, shown));
  return (
    <TextField
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ref={field.input}
      prefix={currency}
      value={field.typed}
      hint={hint ?? range}
      error={field.problem === undefined ? undefined : problemText()}
      onChange={({ currentTarget: { value } }) => {
        field.enter(value);
        onEnter?.(value);
      }}
      onBlur={field.leave}
    />
  );
}
