import type { DepositMethod, DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { MoneyField, MoneyForm } from '@foyer/shared/money';
import { InfoIcon } from '@foyer/shared/ui';
import styles from './deposit-form.module.css';
import { DepositSummary } from './deposit-summary';
import { depositLook } from './look';
import { MethodPicker } from './method-picker';
import { QuickAmounts } from './quick-amounts';
import { useDepositForm } from './use-deposit-form';

interface DepositFormProps {
  methods: readonly [DepositMethod, ...DepositMethod[]];
  /** What the form begins with: that of an order that came to nothing. */
  initial: Pick<DepositOrder, 'method' | 'amount'> | undefined;
  currency: string;
  onDone: (order: DepositOrder, direct: boolean) => void;
}

/**
 * The form in the merchant's layout (A012): `new` has tiles and a large amount in a bright card, `base` a list of methods with
 * their limits and a plain field. Both have the same functions.
 */
export function DepositForm({ methods, initial, currency, onDone }: DepositFormProps) {
  const t = useT('wallet');
  const { method, amount, money, choice, submit, choose, pick } = useDepositForm({ methods, initial, onDone });
  const look = depositLook();
  return (
    <div data-layout={look}>
      <MoneyForm
        money={money}
        submitLabel={t('deposit.submit')}
        onSubmit={submit}
        className={styles[`${look}Form`]}
        summary={<DepositSummary method={method} amount={amount.value} currency={currency} />}
      >
        <div ref={choice}>
          <MethodPicker
            methods={methods}
            value={method.code}
            currency={currency}
            look={look === 'new' ? 'tiles' : 'rows'}
            onChange={choose}
          />
        </div>
        <div className={styles[`${look}Amount`]}>
          <MoneyField
            label={t('deposit.amount')}
            field={amount}
            currency={currency}
            maxLength={14}
            clearable={look === 'base'}
            onEnter={money.forget}
          />
          <QuickAmounts
            amounts={method.quickAmounts}
            value={amount.value}
            currency={currency}
            look={look === 'new' ? 'grid' : 'line'}
            onPick={pick}
          />
        </div>
        {method.note === undefined ? null : (
          <p className={styles.note}>
            <InfoIcon size={16} />
            <bdi>{method.note}</bdi>
          </p>
        )}
      </MoneyForm>
    </div>
  );
}
