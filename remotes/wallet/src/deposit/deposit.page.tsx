import { siteConfig } from '@foyer/shared/api';
import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { useSession } from '@foyer/shared/session';
import { LinkButton, NoData, QueryView } from '@foyer/shared/ui';
import { useState } from 'react';
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

/** /m/voucherCenter: deposits (A092). */
export default function DepositPage() {
  const [order, setOrder] = useState<DepositOrder>();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const open = useOpenDeposits(order?.orderNo);
  const { data: methods } = useDepositMethods();
  return (
    <div className={styles.page}>
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
    </div>
  );
}
