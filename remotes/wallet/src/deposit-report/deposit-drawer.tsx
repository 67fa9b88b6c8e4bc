import { siteConfig } from '@foyer/shared/api';
import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Facts } from '@foyer/shared/money';
import { callQuery, useQuery } from '@foyer/shared/query';
import { useOpened } from '@foyer/shared/report';
import { useSession } from '@foyer/shared/session';
import { Button, Drawer, LinkButton, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useRef } from 'react';
import { CancelDeposit } from '../deposit/cancel-deposit';
import { useDepositFacts } from '../deposit/deposit-done';
import { DepositSteps } from '../deposit/deposit-steps';
import { openPayment } from '../deposit/open-payment';
import styles from './deposit-report.module.css';

/** What can still be done with an order. */
function Ways({ order, currency }: { order: DepositOrder; currency: string }) {
  const t = useT('wallet');
  const { payUrl, orderNo, status, amount } = order;
  if (status !== 'pending') return null;
  return (
    <>
      {payUrl === undefined ? (
        <LinkButton to={`/m/voucherCenter?order=${orderNo}`} variant="primary" full>
          {t('deposits.follow')}
        </LinkButton>
      ) : (
        <Button variant="primary" full onClick={() => openPayment(payUrl)}>
          {t('deposits.continue')}
        </Button>
      )}
      <CancelDeposit orderNo={orderNo} amount={amount} currency={currency} />
    </>
  );
}

function Opened({ order, currency }: { order: DepositOrder; currency: string }) {
  const t = useT('wallet');
  const facts = useDepositFacts(order, currency, t(`deposits.way.${order.kind}`));
  return (
    <div className={styles.opened}>
      <p role="status" className={styles.amount}>
        {t(`done.${order.status}`)}
      </p>
      {order.reason === undefined ? null : (
        <p>
          <bdi>{order.reason}</bdi>
        </p>
      )}
      <Facts facts={facts} />
      <DepositSteps steps={order.steps} />
      <Ways order={order} currency={currency} />
    </div>
  );
}

function Asked({ orderNo, onGone }: { orderNo: string; onGone: () => void }) {
  const t = useT('wallet');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const isOne = /^D\d{1,15}$/.test(orderNo);
  const query = useQuery({ ...callQuery('openDeposits', { orderNo }), staleTime: 0, enabled: isOne });
  const data = isOne ? query.data?.filter((order) => order.orderNo === orderNo) : [];
  return (
    <QueryView
      query={{ ...query, data }}
      skeleton={<Skeleton shape="block" className={styles.waiting} />}
      empty={<NoData text={t('deposits.gone')} action={<Button onClick={onGone}>{t('deposits.list')}</Button>} />}
    >
      {(orders) => orders.map((order) => <Opened key={order.orderNo} order={order} currency={currency} />)}
    </QueryView>
  );
}

/** The address's open deposit, in a drawer over the report (F-DEPREPORT-02). */
export function DepositDrawer() {
  const t = useT('wallet');
  const { id, close } = useOpened('order');
  // The closing drawer shows its order until its animation ends.
  const shown = useRef(id);
  shown.current = id ?? shown.current;
  return (
    <Drawer open={id !== undefined} onClose={close} title={t('deposits.one')}>
      {shown.current === undefined ? null : <Asked orderNo={shown.current} onGone={close} />}
    </Drawer>
  );
}
