import { useT } from '@foyer/shared/i18n';
import { Tabs } from '@foyer/shared/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { OrderRow } from '../calls/shapes';
import { useTitle } from '../front/use-title';
import styles from '../list/list.module.css';
import { useRowKeys } from '../list/use-row-keys';
import { useRows } from '../list/use-rows';
import { useMerchant } from '../session/merchant';
import type { OrderKind } from './order-kind';
import { OrderPanel } from './order-panel';
import { OrdersList } from './orders-list';

/** Orders by their state in a list, and beside it the one that is open. */
export function OrdersPage<Row extends OrderRow>({ kind }: { readonly kind: OrderKind<Row> }) {
  const t = useT('desk');
  const { code } = useMerchant();
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('state') ?? '';
  const state = kind.states.includes(asked) ? asked : (kind.states[0] ?? '');
  const at = (order: string | undefined, of = state) =>
    `/${code}/${kind.path}${order === undefined ? '' : `/${order}`}?state=${of}`;
  const rows = useRows();
  const title = t(`nav.${kind.path}`);
  useTitle(id === undefined ? title : `${id} · ${title}`);

  const close = () => {
    rows.returnTo(id);
    void navigate(at(undefined));
  };
  const isOpen = id !== undefined;
  useRowKeys(rows, isOpen ? close : undefined);

  return (
    <div className={styles.page} data-open={isOpen || undefined}>
      <section className={styles.side} aria-labelledby="orders-title">
        <h1 id="orders-title" className={styles.title}>
          {title}
        </h1>
        <Tabs
          label={t('orders.states')}
          items={kind.states.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
          onChange={(value) => void navigate(at(undefined, value))}
        />
        <OrdersList kind={kind} state={state} open={id} addressOf={(order) => at(order)} rows={rows} />
      </section>
      {id === undefined ? null : <OrderPanel key={id} kind={kind} id={id} onClose={close} />}
    </div>
  );
}
