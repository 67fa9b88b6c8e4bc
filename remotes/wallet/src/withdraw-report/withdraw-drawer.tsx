import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useOpened } from '@foyer/shared/report';
import { useSession } from '@foyer/shared/session';
import { Button, Drawer, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useRef } from 'react';
import styles from '../deposit-report/deposit-report.module.css';
import { useWithdrawal } from '../withdraw/get-withdrawal';
import { OrderWay } from '../withdraw/order-way';

const isNumber = (orderNo: string): boolean => /^W\d{1,15}$/.test(orderNo);

function Asked({ orderNo, onGone }: { orderNo: string; onGone: () => void }) {
  const t = useT('wallet');
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const isOne = isNumber(orderNo);
  const query = useWithdrawal(orderNo, isOne);
  return (
    <QueryView
      query={{ ...query, data: isOne ? query.data : null }}
      skeleton={<Skeleton shape="block" className={styles.waiting} />}
      isEmpty={(order) => order === null}
      empty={<NoData text={t('withdrawals.gone')} action={<Button onClick={onGone}>{t('withdrawals.list')}</Button>} />}
    >
      {(order) => (order === null ? null : <OrderWay order={order} currency={currency} fresh={false} />)}
    </QueryView>
  );
}

/** The withdrawal that the address opens, in a drawer over the report: its way, and its cancel (F-WITHREPORT-02). */
export function WithdrawDrawer() {
  const t = useT('wallet');
  const { id, close } = useOpened('order');
  // The closing drawer shows its order until its animation ends.
  const shown = useRef(id);
  shown.current = id ?? shown.current;
  return (
    <Drawer open={id !== undefined} onClose={close} title={t('withdrawals.one')}>
      {shown.current === undefined ? null : <Asked orderNo={shown.current} onGone={close} />}
    </Drawer>
  );
}
