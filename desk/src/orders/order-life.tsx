import { useT } from '@foyer/shared/i18n';
import type { OrderMore } from '../calls/shapes';
import { Time } from '../format/time';
import styles from '../list/list.module.css';
import { ActsOn } from '../trail/acts-on';

/** The states that an order came through, and who did what on it. */
export function OrderLife({ order: { steps, acts } }: { readonly order: OrderMore }) {
  const t = useT('desk');
  return (
    <>
      <h3 className={styles.small}>{t('orders.steps')}</h3>
      <ol className={styles.steps}>
        {steps.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <span>{t(`state.${status}`)}</span>
            <Time at={at} seconds />
          </li>
        ))}
      </ol>
      <ActsOn acts={acts} />
    </>
  );
}
