import { useT } from '@foyer/shared/i18n';
import { Tabs } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { OrderRow } from '../calls/shapes';
import { useShortcuts } from '../keys/keys';
import { useMerchant } from '../session/merchant';
import type { OrderKind } from './order-kind';
import { OrderPanel } from './order-panel';
import styles from './orders.module.css';
import { OrdersList } from './orders-list';
import { useRows } from './use-rows';

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
  useEffect(() => {
    document.title = `${id === undefined ? title : `${id} · ${title}`} · ${t('frame.desk')}`;
  }, [id, title, t]);

  const close = () => {
    rows.returnTo(id);
    void navigate(at(undefined));
  };
  const isOpen = id !== undefined;
  useShortcuts([
    { keys: ['j', 'ArrowDown'], label: 'keys.next', run: () => rows.step(1) },
    { keys: ['k', 'ArrowUp'], label: 'keys.previous', run: () => rows.step(-1) },
    ...(isOpen ? [{ keys: ['Escape'], label: 'keys.close', run: close }] : []),
  ]);

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
