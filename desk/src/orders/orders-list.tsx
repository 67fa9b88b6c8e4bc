import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, IconButton, Loading, NoData, RefreshIcon, Skeleton } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { OrderRow } from '../calls/shapes';
import { useShortcuts } from '../keys/keys';
import { useOrders } from './order-calls';
import type { OrderKind } from './order-kind';
import { OrderLine } from './order-line';
import styles from './orders.module.css';
import type { Rows } from './use-rows';

interface OrdersListProps<Row extends OrderRow> {
  readonly kind: OrderKind<Row>;
  readonly state: string;
  /** Number of the order that is open. */
  readonly open: string | undefined;
  readonly addressOf: (orderNo: string) => string;
  readonly rows: Rows;
}

/** The list of a state in each of its own states: loading, failed, empty, rows and more of them. */
export function OrdersList<Row extends OrderRow>({ kind, state, open, addressOf, rows }: OrdersListProps<Row>) {
  const t = useT('desk');
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrders(kind, state);
  const [stop, setStop] = useState<string>();
  const reload = () => void refetch();
  useShortcuts([{ keys: ['r'], label: 'keys.reload', run: reload }]);
  useEffect(() => rows.drawn());

  if (data === undefined)
    return error === null ? (
      <Loading className={styles.loading}>
        <Skeleton shape="block" count={5} />
      </Loading>
    ) : (
      <ErrorPanel title={failureText(t, error)} busy={isFetching} onRetry={reload} />
    );
  const all = data.pages.flatMap((page) => page.rows);
  const tab = all.some(({ orderNo }) => orderNo === stop) ? stop : (open ?? all[0]?.orderNo);
  const hasStop = all.some(({ orderNo }) => orderNo === tab);
  return (
    <>
      <div className={styles.above}>
        <span role="status">{t('orders.count', { count: all.length, more: hasNextPage ? '+' : '' })}</span>
        <IconButton
          label={t('orders.reload')}
          icon={<RefreshIcon size={20} />}
          aria-busy={isFetching}
          onClick={reload}
        />
      </div>
      {error === null ? null : (
        <ErrorPanel look="inline" title={failureText(t, error)} busy={isFetching} onRetry={reload} />
      )}
      {all.length === 0 ? (
        <NoData text={t(`empty.${kind.path}`, { state: t(`state.${state}`) })} />
      ) : (
        <ul ref={rows.ref} className={styles.list} aria-label={t(`state.${state}`)}>
          {all.map((row, index) => (
            <li key={row.orderNo}>
              <OrderLine
                row={row}
                way={kind.way(row)}
                to={addressOf(row.orderNo)}
                isOpen={row.orderNo === open}
                isStop={hasStop ? row.orderNo === tab : index === 0}
                onFocus={() => {
                  setStop(row.orderNo);
                  rows.noted(row.orderNo);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('orders.more')}
        </Button>
      ) : null}
    </>
  );
}
