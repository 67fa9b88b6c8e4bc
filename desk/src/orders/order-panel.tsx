import { useT } from '@foyer/shared/i18n';
import { CloseIcon, ErrorPanel, IconButton, Loading, Skeleton } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import { failureText } from '../calls/failure-text';
import type { OrderRow } from '../calls/shapes';
import { useOrder } from './order-calls';
import { OrderDecisions } from './order-decisions';
import { OrderFacts } from './order-facts';
import type { OrderKind } from './order-kind';
import { OrderLife } from './order-life';
import styles from './orders.module.css';

interface OrderPanelProps<Row extends OrderRow> {
  readonly kind: OrderKind<Row>;
  readonly id: string;
  readonly onClose: () => void;
}

/** One order: what it is, what to do with it, what happened to it. It takes the focus when it opens. */
export function OrderPanel<Row extends OrderRow>({ kind, id, onClose }: OrderPanelProps<Row>) {
  const t = useT('desk');
  const query = useOrder(kind, id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data: order, error } = query;
  const failed =
    error === null ? null : (
      <ErrorPanel
        look={order === undefined ? 'page' : 'inline'}
        title={failureText(t, error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <section className={styles.panel} aria-labelledby="order-title">
      <div className={styles.panelHead}>
        <h2 ref={heading} id="order-title" tabIndex={-1} className={styles.title}>
          {t(`one.${kind.one}`, { id })}
        </h2>
        <IconButton label={t('orders.close')} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {failed}
      {order === undefined ? (
        error === null ? (
          <Loading className={styles.loading}>
            <Skeleton shape="block" count={3} />
          </Loading>
        ) : null
      ) : (
        <>
          <OrderFacts kind={kind} order={order} />
          <OrderDecisions kind={kind} order={order} onGone={() => heading.current?.focus()} />
          <OrderLife order={order} />
        </>
      )}
    </section>
  );
}
