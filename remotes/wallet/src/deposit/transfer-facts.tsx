import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { copied } from '@foyer/shared/sharing';
import { Button, formatMoney } from '@foyer/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { totalOf } from './amount';
import { depositLook } from './look';
import styles from './transfer-facts.module.css';

interface CopyLineProps {
  name: string;
  value: string;
  currency?: string | undefined;
  onTold: (text: string) => void;
}

/** A name, its value, and a button that copies the value alone, or selects it where copying is forbidden. */
function CopyLine({ name, value, currency, onTold }: CopyLineProps) {
  const t = useT('wallet');
  const shown = useRef<HTMLElement>(null);
  // Amounts are grouped for the eye; a bank's field takes digits alone.
  const [selections, setSelections] = useState(0);
  useEffect(() => {
    if (selections > 0 && shown.current) getSelection()?.selectAllChildren(shown.current);
  }, [selections]);
  const copy = async () => {
    if (await copied(value)) return onTold(t('transfer.copied', { name }));
    setSelections((count) => count + 1);
    onTold(t('transfer.selected', { name }));
  };
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {currency === undefined || selections > 0 ? (
          <>
            {currency}
            <bdi ref={shown}>{value}</bdi>
          </>
        ) : (
          formatMoney(value, currency)
        )}
      </dd>
      <dd className={styles.copy}>
        <Button aria-label={t('transfer.copyWhat', { name })} onClick={() => void copy()}>
          {t('transfer.copy')}
        </Button>
      </dd>
    </div>
  );
}

interface TransferFactsProps {
  order: DepositOrder;
  transfer: NonNullable<DepositOrder['transfer']>;
  currency: string;
}

/** Where a transfer goes, each fact to be copied by itself, in the merchant's layout (F-DEPOSIT-11, A012). */
export function TransferFacts({ order, transfer, currency }: TransferFactsProps) {
  const t = useT('wallet');
  const [told, setTold] = useState('');
  const { bank, account, payee } = transfer;
  return (
    <section className={styles[depositLook()]} aria-label={t('transfer.title')}>
      <dl className={styles.lines}>
        <CopyLine name={t('transfer.amount')} value={totalOf(order)} currency={currency} onTold={setTold} />
        <div className={styles.line}>
          <dt className={styles.name}>{t('transfer.bank')}</dt>
          <dd className={styles.value}>{bank}</dd>
        </div>
        <CopyLine name={t('transfer.account')} value={account} onTold={setTold} />
        <CopyLine name={t('transfer.payee')} value={payee} onTold={setTold} />
        <CopyLine name={t('done.order')} value={order.orderNo} onTold={setTold} />
      </dl>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </section>
  );
}
