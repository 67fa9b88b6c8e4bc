import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { useRef } from 'react';
import { failureText } from '../calls/failure-text';
import type { OrderRow } from '../calls/shapes';
import styles from '../list/list.module.css';
import { Panel } from '../list/panel';
import { useOrder } from './order-calls';
import { OrderDecisions } from './order-decisions';
import { OrderFacts } from './order-facts';
import type { OrderKind } from './order-kind';
import { OrderLife } from './order-life';

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
    <Panel title={t(`one.${kind.one}`, { id })} heading={heading} onClose={onClose}>
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
    </Panel>
  );
}
