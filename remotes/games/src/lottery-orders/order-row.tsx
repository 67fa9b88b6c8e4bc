import type { LotteryOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { timeText, useOpened } from '@foyer/shared/report';
import { Link } from '@foyer/shared/router';
import { Money } from '@foyer/shared/ui';
import type { OrderSeries } from './group-by-series';
import styles from './lottery-orders.module.css';
import { OrderMoney } from './order-money';

interface OrderRowProps {
  order: LotteryOrder;
  currency: string;
  /** Numbers of wins that the member sees for the first time. */
  news: ReadonlySet<string>;
}

/** An order on one draw, which opens to its lines. */
function OrderRow({ order, currency, news }: OrderRowProps) {
  const t = useT('games');
  const { to, state } = useOpened('order').linkTo(order.orderNo);
  const { orderNo, displayName, issue, lines, stake, placedAt } = order;
  return (
    <Link to={to} state={state} className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {displayName} {news.has(orderNo) ? <span className={styles.new}>{t('orders.new')}</span> : null}
        </p>
        <p className={styles.note}>{t('orders.issue', { issue })}</p>
        <p className={styles.note}>
          <bdi>{orderNo}</bdi> · {timeText(placedAt)}
        </p>
      </div>
      <div className={styles.outcome}>
        <OrderMoney order={order} currency={currency} />
        <p className={styles.note}>
          {t('orders.lines', { count: lines })} · <Money value={stake} currency={currency} />
        </p>
      </div>
    </Link>
  );
}

/** Orders that were placed at once stand together, under a line that says so (F-ORDERS-05). */
export function SeriesRow({ group: { orders }, ...shown }: { group: OrderSeries } & Omit<OrderRowProps, 'order'>) {
  const t = useT('games');
  const [first] = orders;
  if (orders.length === 1)
    return (
      <li className={styles.item}>
        <OrderRow order={first} {...shown} />
      </li>
    );
  return (
    <li className={styles.item}>
      <p className={styles.series}>{t('orders.series', { count: orders.length })}</p>
      <ul aria-label={t('orders.series', { count: orders.length })} className={styles.together}>
        {orders.map((order) => (
          <li key={order.orderNo}>
            <OrderRow order={order} {...shown} />
          </li>
        ))}
      </ul>
    </li>
  );
}
