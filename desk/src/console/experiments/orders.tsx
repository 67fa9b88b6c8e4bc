import { useT } from '@foyer/shared/i18n';
import styles from '../console.module.css';
import { Time } from '../moment';
import type { Order } from '../shapes';

const TONES = { pending: 'wait', stalled: 'bad', late: 'bad', done: 'good', refused: 'bad' } as const;

/** What was ordered, and how each order ended, in the words of the host that carried it out. */
export function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const t = useT('console');
  if (orders.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{t('orders.title')}</h2>
      <ul className={styles.list} aria-live="polite">
        {orders.map(({ id, kind, name, by, why, state, said, orderedAt }) => (
          <li key={id} className={styles.row}>
            <strong>{t(`orders.${kind}`, { name })}</strong>
            <span className={styles.state} data-tone={TONES[state]}>
              {t(`orders.state.${state}`)}
            </span>
            {said === null ? null : (
              <span className={styles.wide} lang="en">
                {said}
              </span>
            )}
            <span className={styles.wide}>
              {by} · <Time at={orderedAt} />
              {why === '' ? null : <> · {why}</>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
