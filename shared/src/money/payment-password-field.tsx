import { ApiError } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { PasswordField } from '@foyer/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

const LENGTH = 6;

export interface PaymentPasswordState {
  readonly value: string;
  readonly hasProblem: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly enter: (text: string) => void;
  /** Whether six digits are there. Otherwise the problem shows, and the field has the focus. */
  readonly check: () => boolean;
  readonly clear: () => void;
}

const isWrong = (refusal: unknown): boolean => refusal instanceof ApiError && refusal.code === 'payment.password.wrong';

/**
 * The payment password of one submit: in memory only, in no draft, storage or log (B015).
 *
 * @param refusal the error of the last submit: a wrong password is cleared, and its field has the focus
 */
export function usePaymentPassword(refusal: unknown): PaymentPasswordState {
  const [value, setValue] = useState('');
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setValue('');
    setChecked(false);
  };
  useEffect(() => {
    if (!isWrong(refusal)) return;
    setValue('');
    setChecked(false);
    input.current?.focus();
  }, [refusal]);
  return {
    value,
    hasProblem: checked && value.length !== LENGTH,
    input,
    enter: (text) => setValue(text.replace(/\D/g, '').slice(0, LENGTH)),
    check: () => {
      setChecked(true);
      if (value.length !== LENGTH) input.current?.focus();
      return value.length === LENGTH;
    },
    clear,
  };
}

/** The six digits that are asked for before money leaves. */
export function PaymentPasswordField({ field }: { field: PaymentPasswordState }) {
  const t = useT('shared');
  return (
    <PasswordField
      ref={field.input}
      label={t('money.paymentPassword')}
      inputMode="numeric"
      autoComplete="off"
      value={field.value}
      hint={t('money.paymentHint')}
      error={field.hasProblem ? t('money.paymentMissing') : undefined}
      onChange={({ currentTarget: { value } }) => field.enter(value)}
    />
  );
}
