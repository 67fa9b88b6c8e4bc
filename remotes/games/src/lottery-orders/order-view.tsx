import type { ValueOf } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { OrderLines } from '@foyer/shared/lottery';
import { Facts } from '@foyer/shared/money';
import { momentText, useOpened } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import { Button, LinkButton, Loading, Money, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { useMemo } from 'react';
import { useSeconds } from '../lottery/use-seconds';
import { ResultNumbers } from '../lottery-results/result-numbers';
import { CancelOrder } from './cancel-order';
import { isOrderNo, useOrder } from './get-orders';
import styles from './lottery-orders.module.css';
import { OrderMoney } from './order-money';
import { useFollowedBalance } from './use-followed-balance';

type Order = NonNullable<ValueOf<'lotteryOrder'>>;

/** The other draws that were ordered at once. */
function Others({ order, currency }: { order: Order; currency: string }) {
  const t = useT('games');
  const { linkTo } = useOpened('order');
  if (order.others.length === 0) return null;
  return (
    <section aria-labelledby="order-others" className={styles.part}>
      <h3 id="order-others" className={styles.heading}>
        {t('orders.series', { count: order.others.length + 1 })}
      </h3>
      <p className={styles.note}>{t(order.stopOnWin ? 'order.stops' : 'order.goesOn')}</p>
      <ul>
        {order.others.map((other) => (
          <li key={other.orderNo} className={styles.other}>
            <Link replace to={linkTo(other.orderNo).to} className={styles.link}>
              <bdi>{other.issue}</bdi>
            </Link>
            <OrderMoney order={other} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opened({ order, currency }: { order: Order; currency: string }) {
  const t = useT('games');
  const now = useSeconds(order.status === 'open');
  useFollowedBalance(useMemo(() => [order], [order]));
  const { code, displayName, issue, status, result, stake, best, payout } = order;
  const money = (value: string) => <Money value={value} currency={currency} />;
  const facts = [
    { name: t('order.draw'), value: issue },
    { name: t('orders.number'), value: order.orderNo },
    { name: t('order.placed'), value: momentText(order.placedAt) },
    { name: t(status === 'open' ? 'order.drawAt' : 'order.drawn'), value: momentText(order.drawAt) },
    { name: t('order.stake'), value: money(stake) },
    status === 'open'
      ? { name: t('slip.best'), value: money(best) }
      : { name: t('order.payout'), value: money(payout) },
  ];
  return (
    <div className={styles.opened}>
      <p className={styles.name}>{displayName}</p>
      <p role="status" className={styles.big}>
        <OrderMoney order={order} currency={currency} />
      </p>
      {result === null ? null : <ResultNumbers code={code} result={result} />}
      <OrderLines picks={order.picks} currency={currency} />
      <Facts facts={facts} />
      <Others order={order} currency={currency} />
      {status === 'open' && order.closesAt > now ? <CancelOrder order={order} currency={currency} /> : null}
      <LinkButton full to={`/m/startLottery?code=${code}`}>
        {t('order.again')}
      </LinkButton>
    </div>
  );
}

interface OrderViewProps {
  orderNo: string;
  currency: string;
  onGone: () => void;
}

/** An order: numbers drawn, its lines with what each brought, its series; or that it loads, failed, or is none of theirs. */
export function OrderView({ orderNo, currency, onGone }: OrderViewProps) {
  const t = useT('games');
  const query = useOrder(orderNo);
  const gone = (
    <NoData
      text={t('order.gone')}
      action={
        <Button size="small" onClick={onGone}>
          {t('order.list')}
        </Button>
      }
    />
  );
  if (!isOrderNo(orderNo)) return gone;
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton count={9} />
        </Loading>
      }
      empty={gone}
    >
      {(order) => <Opened order={order} currency={currency} />}
    </QueryView>
  );
}
