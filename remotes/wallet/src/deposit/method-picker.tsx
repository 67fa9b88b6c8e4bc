import type { DepositMethod } from '@foyer/shared/contract';
import { percentText, useT } from '@foyer/shared/i18n';
import { decimal, formatMoney } from '@foyer/shared/ui';
import { useId } from 'react';
import { MethodIcon } from './method-icon';
import styles from './method-picker.module.css';

interface MethodPickerProps {
  methods: readonly DepositMethod[];
  value: string;
  currency: string;
  /** `tiles` side by side, or `rows` with limits and fee. */
  look: 'tiles' | 'rows';
  onChange: (code: string) => void;
}

/** Whether two columns leave no gap where three do. */
const isPairs = (count: number): boolean => count % 2 === 0 && count % 3 !== 0;

/** The methods as native radio buttons, in two styles. */
export function MethodPicker({ methods, value, currency, look, onChange }: MethodPickerProps) {
  const t = useT('wallet');
  const name = useId();
  const feeOf = ({ feePercent }: DepositMethod) =>
    decimal(feePercent).eq(0) ? t('deposit.free') : t('deposit.feePercent', { percent: percentText(feePercent) });
  return (
    <fieldset className={styles[look]} data-pairs={isPairs(methods.length) || undefined}>
      <legend className={styles.legend}>{t('deposit.method')}</legend>
      {methods.map((method) => (
        <label key={method.code} className={styles.method} data-checked={method.code === value || undefined}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={method.code === value}
            onChange={() => onChange(method.code)}
          />
          <span className={styles.icon}>
            <MethodIcon kind={method.kind} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{method.name}</span>
            <span className={styles.note}>
              {look === 'tiles' ? null : (
                <>
                  {t('deposit.range', {
                    min: formatMoney(method.min, currency),
                    max: formatMoney(method.max, currency),
                  })}
                  {' · '}
                </>
              )}
              <span className={styles.fee}>{feeOf(method)}</span>
            </span>
          </span>
          {look === 'rows' ? <span className={styles.dot} /> : null}
        </label>
      ))}
    </fieldset>
  );
}
