import { decimalText, percentText, useT } from '@foyer/shared/i18n';
import { CheckIcon, formatMoney, MinusIcon } from '@foyer/shared/ui';
import type { BenefitCode } from './club';
import styles from './level-table.module.css';

interface BenefitValueProps {
  code: BenefitCode;
  value: string | undefined;
  currency: string;
}

/** A benefit's value in its unit: percent, money, a count per day, yes or no. */
export function BenefitValue({ code, value, currency }: BenefitValueProps) {
  const t = useT('account');
  if (value === undefined || value === '' || value === '0') {
    return <MinusIcon size={16} label={t('benefits.no')} className={styles.no} />;
  }
  switch (code) {
    case 'manager':
      return <CheckIcon size={20} label={t('benefits.yes')} className={styles.yes} />;
    case 'rebate':
      return <bdi>{percentText(value)}</bdi>;
    case 'withdrawals':
      return t('benefits.perDay', { value: decimalText(value) });
    default:
      return <bdi>{formatMoney(value, currency)}</bdi>;
  }
}
