import { bus } from '@foyer/shared/bus';
import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { movable } from '@foyer/shared/money';
import { Button, decimal, Loading, Money, QueryView, Skeleton } from '@foyer/shared/ui';
import { useCallback, useState } from 'react';
import { usePurses, useVendors } from './get-purses';
import { PurseForm } from './purse-form';
import styles from './purses.module.css';
import { useBringBack } from './use-bring-back';
import { VendorLine } from './vendor-line';

type Purses = ValueOf<'merchantWallet'>;
/** The purses here, in the order of the lines. */
const OWN = ['main', 'bonus'] as const;

type Known = Readonly<Record<string, string | undefined>>;

/** What all purses add up to, and which of them are missing in it. */
function Total({
  purses,
  known,
  currency,
  names,
}: {
  purses: Purses;
  known: Known;
  currency: string;
  names: readonly (readonly [string, string])[];
}) {
  const t = useT('wallet');
  const own = purses.wallets.filter(({ code }) => !code.startsWith('vendor:'));
  const sum = [...own.map(({ balance }) => balance), ...Object.values(known)].reduce(
    (total, each) => total.plus(each ?? '0'),
    decimal('0'),
  );
  const missing = names.filter(([vendor]) => known[vendor] === undefined).map(([, name]) => name);
  return (
    <div className={styles.total}>
      <p className={styles.note}>{t('purses.total')}</p>
      <p className={styles.sum}>
        <Money value={sum.toFixed()} currency={currency} />
      </p>
      {missing.length === 0 ? null : (
        <p className={styles.note}>{t('purses.without', { count: missing.length, names: missing.join(', ') })}</p>
      )}
    </div>
  );
}

function Content({
  purses,
  vendors,
  currency,
}: {
  purses: Purses;
  vendors: ValueOf<'vendorWallets'>;
  currency: string;
}) {
  const t = useT('wallet');
  const [known, setKnown] = useState<Known>({});
  const onKnown = useCallback((vendor: string, balance: string | undefined) => {
    setKnown((before) => (before[vendor] === balance ? before : { ...before, [vendor]: balance }));
  }, []);
  const { results, busy, bringBack } = useBringBack(currency);
  const { onWay = [], held = '0' } = purses;
  const main = purses.wallets.find(({ code }) => code === 'main')?.balance ?? '0';
  const toBring = vendors.flatMap(({ vendor }) => {
    const amount = movable(known[vendor]);
    return amount === undefined ? [] : [[vendor, amount] as const];
  });
  const names = vendors.map(({ vendor, name }) => [vendor, name] as const);
  const nameOf = (code: string) => names.find(([vendor]) => code === `vendor:${vendor}`)?.[1] ?? t('purses.main');
  return (
    <>
      <section className={styles.card} aria-label={t('purses.title')}>
        <Total purses={purses} known={known} currency={currency} names={names} />
        <ul className={styles.lines}>
          {OWN.flatMap((own) => purses.wallets.filter(({ code }) => code === own)).map(({ code, balance }) => (
            <li key={code} className={styles.line}>
              <p className={styles.name}>{t(`purses.${code}`)}</p>
              <Money value={balance} currency={currency} className={styles.amount} />
            </li>
          ))}
          {vendors.map((each) => (
            <VendorLine
              key={each.vendor}
              vendor={each}
              currency={currency}
              brought={results[each.vendor]}
              onKnown={onKnown}
            />
          ))}
          {onWay.map(({ orderNo, from, to, amount }) => (
            <li key={orderNo} className={styles.line}>
              <p className={styles.name}>
                <span>{t('purses.onWay')}</span>
                <span className={styles.note}>
                  {orderNo} · {nameOf(from)} → {nameOf(to)}
                </span>
              </p>
              <Money value={amount} currency={currency} className={styles.amount} />
            </li>
          ))}
          {decimal(held).eq(0) ? null : (
            <li className={styles.line}>
              <p className={styles.name}>{t('purses.held')}</p>
              <Money value={held} currency={currency} className={styles.amount} />
            </li>
          )}
        </ul>
        <div className={styles.ways}>
          <Button full busy={busy} disabled={toBring.length === 0} onClick={() => void bringBack(toBring)}>
            {t('purses.bringBack')}
          </Button>
          <Button variant="link" full onClick={() => bus.emit('wallet:refresh')}>
            {t('purses.refresh')}
          </Button>
        </div>
      </section>
      <PurseForm vendors={vendors} main={main} known={known} onWay={onWay} currency={currency} />
    </>
  );
}

/** /m/voucherCenter?tab=transfer: the purses, one line each, and money between them (B017). */
export function PursesTab({ currency }: { currency: string }) {
  const purses = usePurses();
  const vendors = useVendors();
  const skeleton = (
    <Loading className={styles.skeleton}>
      <Skeleton shape="block" count={3} />
    </Loading>
  );
  return (
    <QueryView query={vendors} skeleton={skeleton} empty={null}>
      {(list) => (
        <QueryView query={purses} skeleton={skeleton} empty={null}>
          {(own) => <Content purses={own} vendors={list} currency={currency} />}
        </QueryView>
      )}
    </QueryView>
  );
}
