import { useT } from '@foyer/shared/i18n';
import type { OrderRow } from '../calls/shapes';
import { RowsList } from '../list/rows-list';
import type { Rows } from '../list/use-rows';
import { useOrders } from './order-calls';
import type { OrderKind } from './order-kind';
import { OrderLine } from './order-line';

interface OrdersListProps<Row extends OrderRow> {
  readonly kind: OrderKind<Row>;
  readonly state: string;
  /** Number of the order that is open. */
  readonly open: string | undefined;
  readonly addressOf: (orderNo: string) => string;
  readonly rows: Rows;
}

/** The orders in a state. */
export function OrdersList<Row extends OrderRow>({ kind, state, open, addressOf, rows }: OrdersListProps<Row>) {
  const t = useT('desk');
  return (
    <RowsList
      pages={useOrders(kind, state)}
      idOf={({ orderNo }) => orderNo}
      open={open}
      addressOf={({ orderNo }) => addressOf(orderNo)}
      rows={rows}
      label={t(`state.${state}`)}
      count="orders.count"
      empty={t(`empty.${kind.path}`, { state: t(`state.${state}`) })}
      line={(row, link) => <OrderLine row={row} way={kind.way(row)} toPay={kind.toPay?.(row)} link={link} />}
    />
  );
}
