import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Button, Money, RefreshIcon, Skeleton, useErrorText } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { useVendorPurse } from './get-purses';
import styles from './purses.module.css';
import type { Brought } from './use-bring-back';

type Vendor = ValueOf<'vendorWallets'>[number];

interface VendorLineProps {
  vendor: Vendor;
  currency: string;
  brought: Brought | undefined;
  /** Tells what the vendor says; undefined while that is not known. */
  onKnown: (vendor: string, balance: string | undefined) => void;
}

/** One vendor's purse. What is wrong with it stays in its line, and is tried again there. */
export function VendorLine({ vendor, currency, brought, onKnown }: VendorLineProps) {
  const t = useT('wallet');
  const textOf = useErrorText();
  const { data, error, isFetching, refetch } = useVendorPurse(vendor.vendor);
  const balance = error === null ? data?.balance : undefined;
  useEffect(() => onKnown(vendor.vendor, balance), [vendor.vendor, balance, onKnown]);
  const note = brought === undefined ? (vendor.closed ? t('purses.closed') : undefined) : brought.text;
  return (
    <li className={styles.line} aria-busy={isFetching}>
      <p className={styles.name}>
        <span>{vendor.name}</span>
        {error !== null ? (
          <span role="alert" className={styles.bad}>
            {textOf(error)}
          </span>
        ) : note === undefined ? null : (
          <span role="status" className={brought?.isBad === true ? styles.bad : styles.note}>
            {note}
          </span>
        )}
      </p>
      {error !== null ? (
        <Button
          size="small"
          busy={isFetching}
          icon={<RefreshIcon size={16} />}
          aria-label={t('purses.retry', { name: vendor.name })}
          onClick={() => void refetch()}
        >
          {t('purses.again')}
        </Button>
      ) : balance === undefined ? (
        <Skeleton className={styles.wait} />
      ) : (
        <Money value={balance} currency={currency} className={styles.amount} />
      )}
    </li>
  );
}
