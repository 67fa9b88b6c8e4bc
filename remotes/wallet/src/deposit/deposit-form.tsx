import { ApiError } from '@foyer/shared/api';
import type { DepositMethod, DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { fromShell } from '@foyer/shared/storage';
import { Button, ErrorPanel, formatMoney, InfoIcon, join, TextField, useErrorText } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './deposit-form.module.css';
import { DepositSummary } from './deposit-summary';
import { MethodPicker } from './method-picker';
import { QuickAmounts } from './quick-amounts';
import { useSendDeposit } from './send-deposit';
import { type DepositFormState, useDepositForm } from './use-deposit-form';

interface Details {
  form: DepositFormState;
  currency: string;
  look: 'new' | 'base';
}

/** The amount with its limits, typed or chosen by a button. */
function AmountFields({ form, currency, look }: Details) {
  const t = useT('wallet');
  const { method, problem } = form;
  const limits = { min: formatMoney(method.min, currency), max: formatMoney(method.max, currency) };
  return (
    <div className={styles[`${look}Amount`]}>
      <TextField
        ref={form.input}
        label={t('deposit.amount')}
        prefix={currency}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={form.amount}
        hint={t('deposit.range', limits)}
        error={problem === undefined ? undefined : t(problem, limits)}
        clearable={look === 'base'}
        onChange={(event) => form.enter(event.currentTarget.value)}
        onBlur={form.leave}
      />
      <QuickAmounts
        amounts={method.quickAmounts}
        value={form.text}
        currency={currency}
        look={look === 'new' ? 'grid' : 'line'}
        onPick={form.enter}
      />
    </div>
  );
}

/** Whether the outcome of a request is unknown. */
const isLost = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

interface DepositFormProps {
  methods: readonly [DepositMethod, ...DepositMethod[]];
  currency: string;
  onDone: (order: DepositOrder) => void;
}

/**
 * The form in the merchant's layout (A012): `new` has tiles and a large amount in a bright card, `base` a list of methods with
 * their limits and a plain field. Both have the same functions.
 */
export function DepositForm({ methods, currency, onDone }: DepositFormProps) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const { send, busy, error, forget } = useSendDeposit(onDone);
  const form = useDepositForm(methods, { send, onChange: () => error && forget() });
  const look = fromShell.depositDetailVersion.get() === 'new' ? 'new' : 'base';
  const { method } = form;
  // The error shows above the button; both scroll into view together, not covered by the footer.
  const pay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) pay.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <form noValidate data-layout={look} className={styles.form} onSubmit={form.submit}>
      <MethodPicker
        methods={methods}
        value={method.code}
        currency={currency}
        look={look === 'new' ? 'tiles' : 'rows'}
        onChange={form.choose}
      />
      <AmountFields form={form} currency={currency} look={look} />
      {method.note === undefined ? null : (
        <p className={styles.note}>
          <InfoIcon size={16} />
          <span>{method.note}</span>
        </p>
      )}
      <div ref={pay} className={join(styles.pay, look === 'new' && styles.card)}>
        <DepositSummary method={method} amount={form.text} currency={currency} />
        {error ? (
          <ErrorPanel look="inline" title={textOf(error)} detail={isLost(error) ? t('deposit.lost') : undefined} />
        ) : null}
        <Button type="submit" variant="primary" full busy={busy}>
          {t('deposit.submit')}
        </Button>
      </div>
    </form>
  );
}
