import { siteConfig } from '@foyer/shared/api';
import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { LinkButton, NoData, QueryView, SegmentedControl } from '@foyer/shared/ui';
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

/** An order's status in the list of open orders, else the one of its answer: the list may be older or too short. */
const statusNow = (order: DepositOrder, open: readonly DepositOrder[] = []): DepositOrder['status'] =>
  open.find(({ orderNo }) => orderNo === order.orderNo)?.status ?? order.status;

function Deposits({ currency }: { currency: string }) {
  const [order, setOrder] = useState<DepositOrder>();
  const open = useOpenDeposits(order?.orderNo);
  const { data: methods } = useDepositMethods();
  return (
    <>
      {order === undefined ? (
        <Entry currency={currency} onDone={setOrder} />
      ) : (
        <DepositDone
          order={order}
          status={statusNow(order, open.data)}
          note={methods?.find(({ code }) => code === order.method)?.note}
          currency={currency}
          onAgain={() => setOrder(undefined)}
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
      <SegmentedControl
        label={t('purses.tabs')}
        items={[
          { value: 'deposit', label: t('purses.tabDeposit') },
          { value: 'transfer', label: t('purses.tabTransfer') },
        ]}
        value={tab}
        onChange={choose}
      />
      {tab === 'transfer' ? <PursesTab currency={currency} /> : <Deposits currency={currency} />}
    </div>
  );
}
