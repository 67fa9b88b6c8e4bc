import { useT } from '@foyer/shared/i18n';
import { Chip, formatMoney } from '@foyer/shared/ui';
import styles from './quick-amounts.module.css';

interface QuickAmountsProps {
  amounts: readonly string[];
  value: string;
  currency: string;
  look: 'grid' | 'line';
  onPick: (amount: string) => void;
}

/** Number of decimals that the merchant wrote. */
const decimals = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** Buttons for common amounts. */
export function QuickAmounts({ amounts, value, currency, look, onPick }: QuickAmountsProps) {
  const t = useT('wallet');
  return (
    <fieldset className={styles[look]}>
      <legend className="visually-hidden">{t('deposit.quick')}</legend>
      {amounts.map((amount) => (
        <Chip key={amount} pressed={amount === value} onPress={() => onPick(amount)} className={styles.chip}>
          <bdi>{formatMoney(amount, currency, decimals(amount))}</bdi>
        </Chip>
      ))}
    </fieldset>
  );
}
