import { ApiError, call } from '@foyer/shared/api';
import type { BankCards, BankCode } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { PaymentPasswordField, usePaymentPassword } from '@foyer/shared/money';
import { useMutation } from '@foyer/shared/query';
import { Button, ErrorPanel, LinkButton, TextField, useErrorText } from '@foyer/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { SelectField } from '../select-field/select-field';
import styles from './bank-cards.module.css';
import { bankCodes, useBankName } from './bank-name';
import { isCardNumber } from './card-number';
import { NumberField } from './number-field';

interface AddCardProps {
  /** The masked name that all cards are in, once one is known. */
  name: string | undefined;
  onAdded: (cards: BankCards) => void;
}

interface Wish {
  bank: BankCode;
  holder: string;
  number: string;
  paymentPassword: string;
}

const isAt = (error: unknown, ...codes: string[]): boolean => error instanceof ApiError && codes.includes(error.code);
const isOwn = (error: unknown): boolean =>
  error instanceof ApiError && (error.value as { own?: unknown } | undefined)?.own === true;

/** Bank, name, number and payment password of a new card (B016). */
export function AddCard({ name, onAdded }: AddCardProps) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const nameOf = useBankName();
  const [bank, setBank] = useState<BankCode>(bankCodes[0] ?? 'BBL');
  const [holder, setHolder] = useState('');
  const [number, setNumber] = useState('');
  const [checked, setChecked] = useState(false);
  const numberInput = useRef<HTMLInputElement>(null);
  const holderInput = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ holder: typed, ...wish }: Wish) => {
      const { seal } = await import('@foyer/shared/crypto');
      return call('addCard', { body: { ...wish, ...(typed === '' ? {} : { holder: typed }) }, seal });
    },
    onSuccess: onAdded,
    onError: (refusal) => {
      if (isAt(refusal, 'card.name')) holderInput.current?.focus();
      if (isAt(refusal, 'card.taken')) numberInput.current?.focus();
    },
  });
  const secret = usePaymentPassword(error ?? undefined);
  const problems = {
    holder: name === undefined && holder.trim() === '' ? t('cards.nameMissing') : undefined,
    number: isCardNumber(number) ? undefined : t('cards.numberWrong'),
  };
  const atHolder = isAt(error, 'card.name') ? textOf(error) : checked ? problems.holder : undefined;
  const atNumber = isAt(error, 'card.taken')
    ? isOwn(error)
      ? t('cards.own')
      : textOf(error)
    : checked
      ? problems.number
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isPending) return;
    if (problems.holder !== undefined) holderInput.current?.focus();
    else if (problems.number !== undefined) numberInput.current?.focus();
    else if (secret.check()) mutate({ bank, holder: holder.trim(), number, paymentPassword: secret.value });
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <SelectField
        label={t('cards.bank')}
        options={bankCodes.map((value) => ({ value, label: nameOf(value) }))}
        value={bank}
        onChange={setBank}
      />
      <TextField
        ref={holderInput}
        label={t('cards.name')}
        name="holder"
        autoComplete="off"
        maxLength={60}
        value={holder}
        hint={name === undefined ? t('cards.nameHint') : t('cards.nameKnown', { name })}
        error={atHolder}
        onChange={({ currentTarget }) => {
          setHolder(currentTarget.value);
          reset();
        }}
      />
      <NumberField
        input={numberInput}
        value={number}
        error={atNumber}
        onChange={(typed) => {
          setNumber(typed);
          reset();
        }}
      />
      <PaymentPasswordField field={secret} />
      {error === null || atHolder !== undefined || isAt(error, 'card.taken') ? null : (
        <ErrorPanel look="inline" title={textOf(error)} />
      )}
      {isAt(error, 'payment.password.unset', 'payment.password.locked') ? (
        <LinkButton to="/m/securityCenter" full>
          {t('cards.security')}
        </LinkButton>
      ) : null}
      <Button type="submit" variant="primary" full busy={isPending}>
        {t('cards.save')}
      </Button>
    </form>
  );
}
