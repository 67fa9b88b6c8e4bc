import { siteConfig } from '@foyer/shared/api';
import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { Button, LinkButton, NoData, QueryView, Tabs } from '@foyer/shared/ui';
import { useState } from 'react';
import { PursesTab } from '../purses/purses';
import styles from './deposit.module.css';
import { DepositDone } from './deposit-done';
import { DepositForm } from './deposit-form';
import { DepositSkeleton } from './deposit-skeleton';
import { useDepositMethods } from './get-deposit-methods';
import { useOpenDeposits } from './get-open-deposits';
import { OpenDeposits } from './open-deposits';

function Entry({ currency, onDone }: { currency: string; onDone: (order: DepositOrder) => void }) {
  const t = useT('wallet');
  return (
    <QueryView
      query={useDepositMethods()}
      skeleton={<DepositSkeleton />}
      empty={
        <NoData
          text={t('deposit.noMethods')}
          action={<LinkButton to={HOME}>{t('deposit.noMethodsHome')}</LinkButton>}
        />
      }
    >
      {([first, ...others]) =>
        first && <DepositForm methods={[first, ...others]} currency={currency} onDone={onDone} />
      }
    </QueryView>
  );
}

const orderNoIn = (text: string | null): string | undefined =>
  /^D\d{1,15}$/.test(text ?? '') ? (text ?? '') : undefined;

/** `?order=` names one to follow; nothing else of the address is believed (B010). */
function Deposits({ currency }: { currency: string }) {
  const { drawn, replace } = useAddressQuery();
  const [placed, setOrder] = useState<DepositOrder>();
  const asked = orderNoIn(drawn.get('order'));
  const followed = placed?.orderNo ?? asked;
  const open = useOpenDeposits(followed);
  // The list may be older than the answer, or too short.
  const shown = open.data?.find(({ orderNo }) => orderNo === followed) ?? placed;
  const again = () => {
    setOrder(undefined);
    if (asked !== undefined) replace(new URLSearchParams());
  };
  const t = useT('wallet');
  const { data: methods } = useDepositMethods();
  return (
    <>
      {shown === undefined ? (
        followed === undefined ? (
          <Entry currency={currency} onDone={setOrder} />
        ) : (
          <QueryView
            query={{ ...open, data: open.data && [] }}
            skeleton={<DepositSkeleton />}
            empty={<NoData action={<Button onClick={again}>{t('done.again')}</Button>} />}
          >
            {() => null}
          </QueryView>
        )
      ) : (
        <DepositDone
          key={shown.orderNo}
          order={shown}
          status={shown.status}
          note={methods?.find(({ code }) => code === shown.method)?.note}
          currency={currency}
          onAgain={again}
        />
      )}
      <OpenDeposits query={open} currency={currency} />
    </>
  );
}

const tabs = ['deposit', 'transfer'] as const;

/** /m/voucherCenter: deposits (A092), and transfers between purses at `?tab=transfer` (B017). */
export default function DepositPage() {
  const t = useT('wallet');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const tab = drawn.get('tab') === 'transfer' ? 'transfer' : 'deposit';
  const choose = (next: (typeof tabs)[number]) => {
    const query = newest();
    if (next === 'deposit') query.delete('tab');
    else query.set('tab', next);
    replace(query);
  };
  return (
    <div className={styles.page}>
      <Tabs
        label={t('purses.tabs')}
        items={[
          { value: 'deposit', label: t('purses.tabDeposit') },
          { value: 'transfer', label: t('purses.tabTransfer') },
        ]}
        value={tab}
        onChange={choose}
      >
        <div className={styles.panel}>
          {tab === 'transfer' ? <PursesTab currency={currency} /> : <Deposits currency={currency} />}
        </div>
      </Tabs>
    </div>
  );
}
